import Foundation
import TerminalText

/// A new pattern, with a draft of each of its files.
struct NewPattern {
  /// The kind of a pattern.
  enum Kind: String, CaseIterable {
    case creational
    case structural
    case behavioral
    case architectural
  }

  let name: String
  let kind: Kind
  /// The pattern's purpose, as a phrase without a period.
  let intent: String
  /// The names of the pattern's types, beginning with the one that a client
  /// uses first.
  let roles: [String]
  let kit: Kit

  private var pattern: Pattern { Pattern(name: name, kit: kit) }

  /// The new files, with their paths from the kit's root.
  var files: [(path: String, text: String)] {
    [
      (pattern.templatePath, template),
      ("\(pattern.sourcePath)/Album+\(name).swift", workedExample),
      (pattern.templateSpecPath, specification),
      ("\(pattern.lessonPath)/main.swift", lesson),
      (pattern.transcriptPath, transcript),
      ("\(pattern.exercisePath)/Skeleton.swift", template),
      ("\(pattern.exercisePath)/Hints.md", hints),
      (pattern.articlePath, article),
    ]
  }

  /// Returns the lists that contain every pattern, with a line added for this
  /// one.
  ///
  /// - Throws: ``WorkbookError/malformed(_:line:_:)`` if a list can't be read.
  func lists() throws -> [(path: String, text: String)] {
    let heading = "### \(kind.rawValue.capitalizedSentence)"
    return [
      (
        "Package.swift",
        try list("Package.swift", "  Pattern(name: \"\(name)\"),") {
          $0.hasPrefix("  Pattern(name: ")
        }
      ),
      (
        "README.md",
        try list(
          "README.md",
          "| [\(name)](\(pattern.articlePath)) | \(intent) | "
            + "`\(pattern.module)` | `\(pattern.runCommand)` |"
        ) { $0.hasPrefix("| [") && $0.contains("](\(Kit.articles)/") }
      ),
      (
        Kit.contents,
        try list(Kit.contents, "- <doc:\(name)>", under: heading) {
          $0.hasPrefix("- <doc:")
        }
      ),
      (
        "\(Kit.articles)/TeachersGuide.md",
        try list(
          "\(Kit.articles)/TeachersGuide.md",
          "| \(name) | TODO: why here | TODO: what to ask |"
        ) { $0.hasPrefix("| ") && $0.hasSuffix("? |") }
      ),
    ]
  }

  /// Returns the text of a file with one more line, inserted after the last
  /// similar one.
  private func list(
    _ path: String,
    _ line: String,
    under heading: String? = nil,
    isLike: (String) -> Bool
  ) throws -> String {
    var lines = try kit.text(of: path).textLines
    let start = heading.flatMap { lines.firstIndex(of: $0) } ?? 0
    let end =
      heading == nil
      ? nil : lines[(start + 1)...].firstIndex { $0.hasPrefix("### ") }
    let part = lines[start..<(end ?? lines.endIndex)]
    guard let last = part.lastIndex(where: isLike) else {
      throw WorkbookError.malformed(path, "has no list of patterns")
    }
    lines.insert(line, at: last + 1)
    return lines.map { "\($0)\n" }.joined()
  }
}

// MARK: - The files' content

extension NewPattern {
  private var rolesInProse: String {
    roles.map { "`\($0)`" }
      .formatted(.list(type: .and).locale(.init(identifier: "en_US_POSIX")))
  }

  private var template: String {
    let comment = """
      \(name) (\(kind.rawValue)): \(intent).

      Rename \(rolesInProse) to what they are in your program.
      """
    let header = comment.wrappedLines(to: 76)
      .map { $0.isEmpty ? "///" : "/// \($0)" }
    let types = roles.enumerated().map { index, role in
      """
      \(index == 0 ? "protocol" : "final class") \(role) {
        // TODO: write what \(role) does
      }
      """
    }
    return header.joined(separator: "\n") + "\n"
      + types.joined(separator: "\n\n") + "\n"
  }

  private var workedExample: String {
    """
    import SharedModels

    // TODO: put \(name) to work on albums or notes: public API, a type a file

    """
  }

  private var specification: String {
    """
    import XCTest

    @testable import \(pattern.module)

    final class \(name)TemplateSpec: XCTestCase {
      // MARK: - \(roles[0])

      // TODO: name the property that makes it \(name); arrange, act, assert
      func test_the_defining_property_holds() {
        XCTFail("Write what \(name) promises in \(pattern.templateSpecPath).")
      }
    }

    """
  }

  private var lesson: String {
    """
    import Lesson
    import SharedModels
    import \(pattern.module)

    // TODO: write five to twelve pages: a sentence, and the code that shows it
    let lesson = Lesson(
      "\(name)",
      "\(intent)"
    )

    lesson.page("A page has code and what it prints") {
      print("It prints this.")
    }

    await lesson.run()

    """
  }

  private var transcript: String {
    """
    \(name): \(intent)

    1  A page has code and what it prints

         print("It prints this.")

       It prints this.

    """
  }

  private var hints: String {
    let sections = roles.map { role in
      """

      ## \(role)

      Specs:

      1. TODO: a question that leads to what \(role) has to do
      2. TODO: what to use for it
      3. TODO: nearly the code
      """
    }
    return "# Hints: \(name)\n" + sections.joined(separator: "\n") + "\n"
  }

  private var origin: String {
    kind == .architectural
      ? "\(name) is an architectural pattern, not one of the Gang of Four's."
      : "\(name) is one of the \(kind.rawValue) patterns of the Gang of Four (GoF)."
  }

  private var article: String {
    let table = roles.map { "| \($0) | `\($0)` | `\(pattern.templatePath)` |" }
    let chapters = [
      (
        "Intent",
        """
        TODO: say in two sentences what it is for

        \(origin)
        """
      ),
      (
        "Also Known As", "TODO: name its other names, or write 'No other name.'"
      ),
      ("Problem", "TODO: describe a program that lacks it"),
      (
        "Structure",
        """
        TODO: run 'swift run patterns show \(name) --record', and say what it shows

        ![\(roles.joined(separator: ", "))](\(name)Structure.svg)
        """
      ),
      (
        "Participants",
        (["| role | type | file |", "|---|---|---|"] + table)
          .joined(separator: "\n")
      ),
      (
        "Walkthrough",
        "TODO: show the template in pieces, each after a line 'From `FILE`:'"
      ),
      ("Run It", "```sh\n\(pattern.runCommand)\n```"),
      (
        "Copy It",
        """
        Copy `\(pattern.templatePath)` into your target and
        `\(pattern.templateSpecPath)` into its tests.
        TODO: say what to rename
        """
      ),
      (
        "In the Wild",
        "TODO: name where Swift, Foundation and Apple's frameworks use it"
      ),
      ("When Not to Use It", "TODO: say when something simpler is enough"),
      (
        "Misconceptions",
        """
        | file | mistake | why people make it | caught by |
        |---|---|---|---|
        """
      ),
      (
        "Related Patterns",
        "TODO: name them, each as a link such as <doc:Observer>"
      ),
      (
        "Exercises",
        """
        1. Empty the template, run `swift test --filter \(pattern.module)Tests`,
           and write it again from the sentences that fail.
        """
      ),
    ]
    return "# \(name)\n\n\(intent.capitalizedSentence).\n"
      + chapters.map { "\n## \($0)\n\n\($1)\n" }.joined()
  }
}
