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
  /// The lines that follow the error message for an invalid command line.
  public let reminder: String

  /// Creates the help for a command.
  ///
  /// - Parameters:
  ///   - command: The words that call the command, such as `patterns copy`.
  ///   - usage: The forms of what follows them, one per line.
  ///   - summary: What the command does.
  ///   - subcommands: The names of its commands, and what each one does.
  ///   - options: The command's options, without `--help`.
  ///   - notes: Additional paragraphs.
  ///   - example: A command line that works.
  public init(
    _ command: String,
    usage: String,
    summary: String,
    subcommands: [[String]] = [],
    options: [CommandOption] = [],
    notes: String = "",
    example: String
  ) {
    let forms = usage.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? command : "\(command) \($0)" }
    let usage = "Usage: " + forms.joined(separator: "\n       ")
    reminder = "\(usage)\n  See '\(command) --help' for more information."
    func table(_ rows: [[String]]) -> String {
      TextTable(rows).lines(columns: 80, indentation: 2)
        .joined(separator: "\n")
    }
    let rows = (options + [.help]).map { option in
      let name = option == .help ? "-h, --help" : option.name
      return [
        ([name] + [option.value].compactMap(\.self)).joined(separator: " "),
        option.help,
      ]
    }
    text =
      [
        usage,
        summary.wrapped(to: 80),
        table(subcommands),
        table(rows),
        notes.wrapped(to: 80),
        "Example: swift run \(example)",
      ]
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
