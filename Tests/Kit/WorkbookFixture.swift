import Foundation
import TestSupport

@testable import Workbook

/// The files that the commands in documents refer to: an exercise, and the
/// hand-ins of a class.
///
/// They are in a temporary folder, which commands and their output call `..`.
struct WorkbookFixture: Sendable {
  private let folder: URL

  /// Creates the files in a folder.
  init(in folder: URL) throws {
    self.folder = folder
    let observer = try Workbook.Kit(root: TestSupport.Kit.root)
      .pattern(named: "Observer")
    let template = try observer.template()
    try exercise("observer", nil)
    try exercise("hand-ins/ada", template)
    try exercise(
      "hand-ins/charles",
      observer.misconception(named: "StrongObservers")
        .implementation(of: template)
    )
    try exercise(
      "hand-ins/grace",
      TestSupport.Kit.text(of: "Tests/HostileHandIns/DoesNotCompile.txt")
    )
  }

  /// Returns a Boolean value that indicates whether the name above a listing is
  /// a command of the workbook.
  static func isCommand(_ name: String) -> Bool {
    name.hasPrefix("swift run patterns")
  }

  /// Returns the output of a command, as built with the tests.
  func output(of command: String) throws -> String {
    let words = command.split(separator: " ").dropFirst(3).map {
      $0.hasPrefix("../") ? folder.path + $0.dropFirst(2) : String($0)
    }
    let outcome = try Program(
      TestSupport.Kit.products.appending(path: "patterns"),
      words,
      in: TestSupport.Kit.root
    ).run()
    return (outcome.errors + outcome.output)
      .replacing(folder.path, with: "..")
  }

  private func exercise(_ name: String, _ solution: String?) throws {
    _ = try output(of: "swift run patterns exercise Observer --to ../\(name)")
    guard let solution else { return }
    let file = folder.appending(
      path: "\(name)/Sources/ObserverPattern/Observer.swift"
    )
    try Data(solution.utf8).write(to: file)
  }
}
