import Foundation
import TestSupport
import Workbook

/// The commands that work in the kit's folder.
struct Commands {
  /// The names of all test methods.
  let specs: Set<String>
  private let patterns: [String]
  private let suites: Set<String>
  private let lessonHelp: String
  /// The help texts of the applications, by their names.
  private let applicationHelp: [String: String]
  /// The sources of the workbook's commands, by the names that call them.
  private let workbook: [String: String]

  init() throws {
    patterns = try Manifest().patterns
    let tests = try Self.testSources()
    suites = Set(
      tests.flatMap { $0.matches(of: /class (\w+): \w+/).map { String($0.1) } }
    ).union(try Self.testTargets())
    specs = Set(
      tests.flatMap { $0.matches(of: /func (test_\w+)/).map { String($0.1) } }
    )
    lessonHelp = try Kit.text(of: "Sources/Support/Lesson/Options.swift")
    applicationHelp = [
      "BlueLibrary": try Kit.text(
        of: "Examples/BlueLibrary/Options+Help.swift"
      ),
      "MyNotes": try Kit.text(of: "Examples/MyNotes/Options+Help.swift"),
    ]
    workbook = try Self.workbookCommands()
  }

  /// Whether a command can be typed as it stands.
  func has(_ command: String) -> Bool {
    let words = command.split(separator: " ").map(String.init)
    switch words.prefix(2) {
    case ["swift", "run"]: return hasRun(Array(words.dropFirst(2)))
    case ["swift", "test"], ["swift", "build"]:
      return hasBuild(Array(words.dropFirst(2)))
    case ["bash", ".ci/run"]: return words.count == 2
    case ["git", "clone"], ["swift", "format"]: return true
    default: return words.first == "cd"
    }
  }

  /// `swift run [--traits SQLite] NAME [argument]...`, its output sent to a
  /// file or not.
  private func hasRun(_ words: [String]) -> Bool {
    if words.first == "--traits" {
      return words.dropFirst().first == "SQLite"
        && hasRun(Array(words.dropFirst(2)))
    }
    guard let name = words.first else { return false }
    if name == "patterns" { return hasWorkbook(words.dropFirst()) }
    let isLesson = patterns.contains { "\($0)Example" == name }
    guard let help = isLesson ? lessonHelp : applicationHelp[name] else {
      return false
    }
    return words.dropFirst().filter { $0.hasPrefix("--") }.allSatisfy {
      help.contains(" \($0) ")
    }
  }

  /// `swift run patterns [COMMAND] [argument]...`.
  private func hasWorkbook(_ words: ArraySlice<String>) -> Bool {
    guard let name = words.first else { return true }
    guard let source = workbook[name] else { return false }
    return words.dropFirst().filter { $0.hasPrefix("--") }.allSatisfy {
      source.contains("\"\($0)\"")
    }
  }

  /// `swift test [--filter NAME] [--traits NAME]`.
  private func hasBuild(_ words: [String]) -> Bool {
    var rest = words[...]
    while let option = rest.popFirst() {
      switch option {
      case "--filter":
        guard let name = rest.popFirst(), hasTests(name) else { return false }
      case "--traits":
        guard rest.popFirst() == "SQLite" else { return false }
      default: return false
      }
    }
    return true
  }

  private func hasTests(_ name: String) -> Bool {
    suites.contains(name) || specs.contains(name)
  }

  private static func workbookCommands() throws -> [String: String] {
    var commands: [String: String] = [:]
    for source in try sources(in: "Sources/Workbook/CommandLine") {
      if let name = source.firstMatch(of: /static let name = "(\w+)"/)?.1 {
        commands[String(name)] = source
      }
    }
    return commands
  }

  private static func testTargets() throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Kit.root.appending(path: "Tests").path)
      .filter { $0.hasSuffix("Tests") }
  }

  private static func testSources() throws -> [String] {
    try sources(in: "Tests")
  }

  private static func sources(in folder: String) throws -> [String] {
    let enumerator = FileManager.default.enumerator(
      at: Kit.root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    var sources: [String] = []
    for case let url as URL in enumerator ?? .init()
    where url.pathExtension == "swift" {
      sources.append(try String(contentsOf: url, encoding: .utf8))
    }
    return sources
  }
}
