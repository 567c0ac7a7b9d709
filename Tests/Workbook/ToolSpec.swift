import TestSupport
import XCTest

@testable import Workbook

/// The behavior that all commands share.
final class ToolSpec: XCTestCase {
  func test_without_a_command_the_patterns_are_listed() throws {
    let kit = try SmallKit(for: self)

    XCTAssertEqual(try kit.patterns(), try kit.patterns("list"))
    XCTAssertEqual(
      try kit.patterns("--json"),
      try kit.patterns("list", "--json")
    )
  }

  func test_an_unknown_command_is_refused_with_a_suggestion() throws {
    let kit = try SmallKit(for: self)

    XCTAssertEqual(
      try kit.patterns("chekc"),
      Program.Outcome(
        output: "",
        errors: """
          error: unknown command 'chekc'; did you mean 'check'?
          Usage: patterns COMMAND [arguments]
            See 'patterns --help' for more information.

          """,
        status: 64
      )
    )
    XCTAssertEqual(
      try kit.patterns("xyzzy"),
      .usageError(
        "unknown command 'xyzzy'",
        of: "patterns",
        usage: "COMMAND [arguments]"
      )
    )
  }

  func test_an_unknown_pattern_is_refused_with_a_suggestion() throws {
    let kit = try SmallKit(for: self)
    let commands = [
      ["spec", "Conuter"], ["misconceptions", "Conuter"],
      ["try", "Conuter", "Stuck"], ["try", "Conuter", "--all"],
      ["copy", "Conuter", "--to", "DESK/x"],
      ["exercise", "Conuter", "--to", "DESK/x"],
      ["grade", "DESK", "--pattern", "Conuter"],
    ]

    let outcomes = try commands.map { try kit.patterns($0, in: kit.folder) }

    let expected = Program.Outcome.error(
      "unknown pattern 'Conuter'; did you mean 'Counter'?",
      status: 64
    )
    XCTAssertEqual(outcomes, commands.map { _ in expected })
  }

  func test_every_command_has_help_with_an_example() throws {
    let kit = try SmallKit(for: self)

    for name in Tool.commandNames {
      let help = try kit.patterns(name, "--help")

      XCTAssertTrue(help.output.hasPrefix("Usage: patterns \(name)"), name)
      XCTAssertTrue(
        help.output.contains("\nExample: swift run patterns \(name)"),
        name
      )
      XCTAssertEqual(help.output.split(separator: "\n").filter(isLong), [])
      XCTAssertEqual(help.status, 0)
      XCTAssertEqual(try kit.patterns(name, "-h"), help)
      XCTAssertEqual(try kit.patterns("help", name), help)
    }
  }

  func test_the_help_of_the_tool_has_every_command_and_an_example() throws {
    let kit = try SmallKit(for: self)

    let help = try kit.patterns("--help")

    XCTAssertEqual(
      Tool.commandNames.filter { !help.output.contains("\n  \($0) ") },
      []
    )
    XCTAssertTrue(help.output.contains("\nExample: swift run patterns "))
    XCTAssertEqual(help.output.split(separator: "\n").filter(isLong), [])
    XCTAssertEqual(try kit.patterns("help"), help)
    XCTAssertEqual(try kit.patterns("-h"), help)
  }

  func test_the_version_is_printed() throws {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("--version"),
      .init(output: "patterns \(Workbook.Kit.version)\n", errors: "", status: 0)
    )
  }

  // MARK: - Working folder

  func test_the_tool_works_anywhere_within_the_kit() throws {
    let kit = try SmallKit(for: self)
    let deep = kit.folder.appending(path: "Sources/Patterns/Counter")

    XCTAssertEqual(
      try kit.patterns(["list"], in: deep),
      try kit.patterns("list")
    )
  }

  func test_outside_of_the_kit_the_tool_reports_an_error() throws {
    let kit = try SmallKit(for: self)

    XCTAssertEqual(
      try kit.patterns(["list"], in: kit.desk),
      .error("DESK is not in a copy of the kit", status: 66)
    )
  }

  func test_help_is_available_outside_of_the_kit_too() throws {
    let kit = try SmallKit(for: self)

    XCTAssertEqual(
      try kit.patterns(["spec", "--help"], in: kit.desk),
      try kit.patterns("spec", "--help")
    )
  }

  func test_an_unexpected_argument_is_refused_with_the_commands_own_help()
    throws
  {
    XCTAssertEqual(
      try SmallKit(for: self).patterns("list", "everything"),
      .usageError(
        "unexpected argument 'everything'",
        of: "patterns list",
        usage: "[--json]"
      )
    )
  }

  // MARK: - Fixtures

  private func isLong(_ line: Substring) -> Bool { line.count > 80 }
}
