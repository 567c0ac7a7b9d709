import TerminalText

/// An option of a command, as it is read and as help shows it.
public struct CommandOption: Hashable, Sendable {
  /// Its name, such as `--to`.
  public let name: String
  /// What its value is, such as `DIR`; `nil` if it stands alone.
  public let value: String?
  /// What it does.
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

/// What a command's `--help` shows, in lines of at most 80 columns.
public struct CommandHelp: Sendable {
  /// The text.
  public let text: String

  /// Creates the help for a command.
  ///
  /// - Parameters:
  ///   - usage: How it is called, a line a form.
  ///   - summary: What it does.
  ///   - options: Its options, without `--help`.
  ///   - notes: What else is to be known.
  ///   - example: A call that works.
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
