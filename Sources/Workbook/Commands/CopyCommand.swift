import Terminal
import Foundation
import TerminalText

/// Copies a template and its specification into a program of one's own.
struct CopyCommand: Command {
  static let name = "copy"
  static let summary = "copy a template and its specification, roles renamed"
  static let usage = "PATTERN [ROLE=NAME ...] --to DIR [options]"
  static let notes =
    "The copy is compiled and its specification run before anything is written."
  static let example =
    "copy Observer Subject=News --package --to /tmp/news"
  static let options: [CommandOption] = [
    .to("where the template goes: a target's source folder"),
    .init(
      "--spec-to", "DIR",
      help: "where its specification goes: a test target's folder; for "
        + "--to Sources/X, it is Tests/XTests if that is there"
    ),
    .init(
      "--module", "NAME",
      help: "the module that the specification imports; for --to Sources/X, "
        + "it is X"
    ),
    .init("--package", help: "make DIR a new package of the two"),
    .force,
    .init(
      "--dry-run", help: "show what would be written, and write nothing"
    ),
  ]

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    let words = try arguments.words(1...100, "a pattern")
    let pattern = try kit.pattern(named: words[0])
    let place = try CopyPlace(arguments)
    let copy: TemplateCopy
    do {
      copy = try TemplateCopy(
        of: pattern,
        renaming: names(in: Array(words.dropFirst())),
        module: place.module
      )
    } catch let error as RenamingError {
      throw UsageError("\(error)")
    }
    let files = try place.files(for: copy)
    do {
      // Before it is built: who has to wait for a no waits in vain.
      if !arguments.has("--force"), !arguments.has("--dry-run") {
        try files.check()
      }
      guard try passes(copy, console) else { return .failure }
      return try finish(files, arguments, console)
    } catch let conflict as FileSet.Conflict {
      console.complain("\(conflict) (--force writes over them)")
      return .cannotCreate
    }
  }

  private func finish(
    _ files: FileSet,
    _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitStatus {
    if arguments.has("--dry-run") {
      for (url, text) in files.files {
        try console.write("\(console.bold(url.path))\n\n\(text)\n")
      }
      return .success
    }
    try files.write(overwrites: arguments.has("--force"))
    for (url, _) in files.files { try console.write("\(url.path)\n") }
    return .success
  }

  private func names(in words: [String]) throws(UsageError) -> [String: String]
  {
    var names: [String: String] = [:]
    for word in words {
      let parts = word.split(
        separator: "=",
        omittingEmptySubsequences: false
      ).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("'\(word)' is not of the form ROLE=NAME")
      }
      guard names.updateValue(parts[1], forKey: parts[0]) == nil else {
        throw UsageError("'\(parts[0])' is named twice")
      }
    }
    return names
  }

  private func passes(
    _ copy: TemplateCopy,
    _ console: Console
  ) throws -> Bool {
    switch try copy.report() {
    case .refused(let errors):
      console.complain("the copy does not compile, and nothing was written:")
      errors.forEach { console.complain($0.printable) }
      return false
    case .ran(let results):
      let failed = results.filter { !$0.isPassed }
      if !failed.isEmpty {
        console.complain(
          "the copy fails its specification, and nothing was written:"
        )
        failed.map(\.sentence.prose).forEach(console.complain)
      }
      return failed.isEmpty
    }
  }
}
