import Terminal
import XCTest

final class CommandHelpSpec: XCTestCase {
  func test_help_has_usage_summary_options_notes_and_an_example() {
    let help = CommandHelp(
      "copy",
      usage: "FILE\n--all",
      summary: """
        Copies a file, or all of them, to where they are wanted, in the order \
        of their names.
        """,
      options: [
        CommandOption("--all", help: "copy every file"),
        CommandOption(
          "--to",
          "DIR",
          help: "an existing folder for the copies, which must have room for "
            + "all of them"
        ),
        .color,
      ],
      notes: "An existing file is kept.\n\nA link is followed.",
      example: "copy --all --to /tmp"
    )

    XCTAssertEqual(
      help.text,
      """
      Usage: copy FILE
             copy --all

      Copies a file, or all of them, to where they are wanted, in the order of their
      names.

        --all         copy every file
        --to DIR      an existing folder for the copies, which must have room for all
                      of them
        --color WHEN  auto (the default), always or never
        -h, --help    show this help

      An existing file is kept.

      A link is followed.

      Example: swift run copy --all --to /tmp

      """
    )
  }

  func test_a_command_without_options_has_the_help_option() {
    let help = CommandHelp(
      "rest",
      usage: "",
      summary: "Does nothing.",
      example: "rest"
    )

    XCTAssertEqual(
      help.text,
      """
      Usage: rest

      Does nothing.

        -h, --help  show this help

      Example: swift run rest

      """
    )
  }

  func test_subcommands_are_listed_before_the_options() {
    let help = CommandHelp(
      "tool",
      usage: "COMMAND",
      summary: "Does all.",
      subcommands: [["copy", "copy a file"], ["rest", "do nothing"]],
      example: "tool rest"
    )

    XCTAssertEqual(
      help.text,
      """
      Usage: tool COMMAND

      Does all.

        copy  copy a file
        rest  do nothing

        -h, --help  show this help

      Example: swift run tool rest

      """
    )
  }

  func test_an_error_is_followed_by_the_usage_and_where_help_is() {
    let help = CommandHelp(
      "copy",
      usage: "FILE\n--all",
      summary: "",
      example: ""
    )

    XCTAssertEqual(
      help.reminder,
      """
      Usage: copy FILE
             copy --all
        See 'copy --help' for more information.
      """
    )
  }
}
