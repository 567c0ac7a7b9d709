import TerminalText

/// An option of a command.
public struct CommandOption: Hashable, Sendable {
  /// The option's name, such as `--to`.
  public let name: String
  /// The name of the option's value, such as `DIR`; `nil` for a flag.
  public let value: String?
  /// The option's description in the help.
  public let help: String

  /// The option that every command has.
  public static let help = CommandOption("--help", help: "show this help")

  /// The option of a command that writes in color.
  public static let color = CommandOption(
    "--color",
    "WHEN",
    help: "auto (the default), always or never"
  )

  /// Creates an option.
  public init(_ name: String, _ value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// The text of a command's `--help`, in lines of at most 80 columns.
public struct CommandHelp: Sendable {
  /// The text.
  public let text: String

  /// Creates the help for a command.
  ///
  /// - Parameters:
  ///   - usage: The forms of the command line, one a line.
  ///   - summary: What the command does.
  ///   - options: The command's options, without `--help`.
  ///   - notes: Further notes.
  ///   - example: A command line that works.
  public init(
    usage: String,
    summary: String,
    options: [CommandOption] = [],
    notes: String = "",
    example: String
  ) {
    let rows = (options + [.help]).map { option in
      let name = option == .help ? "-h, --help" : option.name
      return [
        ([name] + [option.value].compactMap(\.self)).joined(separator: " "),
        option.help,
      ]
    }
    text =
      [
        "Usage: " + usage.replacing("\n", with: "\n       "),
        summary.wrapped(to: 80),
        TextTable(rows).lines(columns: 80, indentation: 2)
          .joined(separator: "\n"),
        notes.wrapped(to: 80),
        "Example: swift run \(example)",
      ]
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
