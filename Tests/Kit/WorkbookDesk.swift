import Foundation
import TestSupport

/// The folder beside the kit that the documents speak of, with an exercise and
/// the hand-ins of a class, and what the workbook prints about them.
///
/// In commands and in what they print, the folder is written `..`.
struct WorkbookDesk {
  private let folder: URL

  /// Lays everything out in a folder of a test's own.
  init(in folder: URL) throws {
    self.folder = folder
    let mistakes = "Examples/Exercises/Observer/Misconceptions"
    try exercise("observer", nil)
    try exercise(
      "hand-ins/ada",
      "Sources/Patterns/Observer/ObserverTemplate.swift"
    )
    try exercise("hand-ins/charles", "\(mistakes)/StrongObservers.swift")
    try exercise("hand-ins/grace", "Tests/HostileHandIns/DoesNotCompile.txt")
  }

  /// Whether a name above a listing is a command of the workbook.
  static func isCommand(_ name: String) -> Bool {
    name.hasPrefix("swift run patterns")
  }

  /// What a command prints, as it was built along with the tests.
  func output(of command: String) throws -> String {
    let words = command.split(separator: " ").dropFirst(3).map {
      $0.hasPrefix("../") ? folder.path + $0.dropFirst(2) : String($0)
    }
    let outcome = try Program(
      Kit.products.appending(path: "patterns"),
      words,
      in: Kit.root
    ).run()
    return (outcome.errors + outcome.output)
      .replacing(folder.path, with: "..")
  }

  private func exercise(_ name: String, _ solution: String?) throws {
    _ = try output(of: "swift run patterns exercise Observer --to ../\(name)")
    guard let solution else { return }
    let file = folder.appending(
      path: "\(name)/Sources/Patterns/Observer/Observer.swift"
    )
    try Data(Kit.text(of: solution).utf8).write(to: file)
  }
}
