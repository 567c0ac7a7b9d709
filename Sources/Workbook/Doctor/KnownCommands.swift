import Terminal

/// The commands that work in the kit's folder.
struct KnownCommands {
  private static let benchmarks =
    "swift run -c release --package-path Examples/Benchmarks"

  /// The names of all test methods.
  let specs: Set<String>
  private let patterns: [String]
  /// The names that `--filter` matches.
  private let suites: Set<String>
  /// The sources that name the options of the lessons and the applications.
  private let options: [String: String]

  init(in doctor: Doctor) {
    patterns = doctor.patterns.map(\.name)
    var specs: Set<String> = []
    var suites = Set(
      doctor.patterns.map { "\($0.module)Tests" }
        + ["SupportTests", "WorkbookTests", "ApplicationTests", "KitTests"]
    )
    for path in doctor.files(in: "Tests") where path.hasSuffix(".swift") {
      let text = (try? doctor.kit.text(of: path)) ?? ""
      // Only lines that may declare a test, which are few.
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        let line = Substring(line).drop { $0 == " " }
        guard let first = line.first, "@cfpo".contains(first) else { continue }
        if let name = line.identifier(after: "func "), name.hasPrefix("test_") {
          specs.insert(name)
        } else if let name = line.identifier(after: "class ") {
          suites.insert(name)
        }
      }
    }
    self.specs = specs
    self.suites = suites
    func text(_ path: String) -> String {
      (try? doctor.kit.text(of: path)) ?? ""
    }
    options = [
      "": text("Sources/Support/Lesson/Options.swift"),
      "BlueLibrary": text("Examples/BlueLibrary/Options.swift"),
      "MyNotes": text("Examples/MyNotes/Options.swift"),
    ]
  }

  /// Returns a Boolean value that indicates whether a command exists and has
  /// the given options.
  func has(_ command: String) -> Bool {
    if command == Self.benchmarks { return true }
    let words = command.split(separator: " ").map(String.init)
    switch words.prefix(2) {
    case ["swift", "run"]: return hasRun(Array(words.dropFirst(2)))
    case ["swift", "test"], ["swift", "build"]:
      return hasBuild(Array(words.dropFirst(2)))
    case ["bash", ".ci/run"]: return words.count == 2
    case ["python3", "Tests/Mutation/mutate.py"]: return words.count == 3
    case ["git", "clone"], ["swift", "format"]: return true
    default: return words.first == "cd"
    }
  }

  /// Checks `swift run [--traits SQLite] NAME [argument]...`.
  private func hasRun(_ words: [String]) -> Bool {
    if words.first == "--traits" {
      return words.dropFirst().first == "SQLite"
        && hasRun(Array(words.dropFirst(2)))
    }
    guard let name = words.first else { return false }
    let given = words.dropFirst().filter { $0.hasPrefix("--") }
    if name == "patterns" { return hasWorkbook(words.dropFirst(), given) }
    let isLesson = patterns.contains { "\($0)Example" == name }
    guard let source = options[isLesson ? "" : name] else { return false }
    // The options that every program has are declared elsewhere.
    let shared = [CommandOption.help, .color].map(\.name)
    return given.allSatisfy { option in
      shared.contains(option) || source.contains("\"\(option)\"")
    }
  }

  /// Checks `swift run patterns [COMMAND] [argument]...`.
  private func hasWorkbook(
    _ words: ArraySlice<String>,
    _ given: [String]
  ) -> Bool {
    guard let name = words.first else { return true }
    guard let command = Tool.command(named: name) else { return false }
    let known = (command.options + [.help]).map(\.name)
    return given.allSatisfy(known.contains)
  }

  /// Checks `swift test [--filter NAME] [--traits NAME]`.
  private func hasBuild(_ words: [String]) -> Bool {
    var rest = words[...]
    while let option = rest.popFirst() {
      switch option {
      case "--filter":
        guard let name = rest.popFirst(),
          suites.contains(name) || specs.contains(name)
        else { return false }
      case "--traits":
        guard rest.popFirst() == "SQLite" else { return false }
      default: return false
      }
    }
    return true
  }
}
