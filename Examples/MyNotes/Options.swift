import Foundation
import Terminal

/// The command and the options of the command line.
struct Options {
  /// What to do with the notes.
  enum Action: Equatable {
    case list
    case add(String?)
    case show(String)
    case edit(String, String?)
    case remove(String)
    case interactive
    case help
  }

  private(set) var action = Action.list
  private(set) var store: Store
  private(set) var writesJSON = false
  private(set) var timeZone = TimeZone.current
  private(set) var color = ColorChoice.auto
  /// The size of the picture of the screen to write, or `nil` to show the
  /// screen.
  private(set) var picture: TerminalSize?

  private static let all = [
    CommandOption(
      "--store",
      "STORE",
      help: "memory, file:PATH or sqlite:PATH; by default, a file in the "
        + "platform's folder for programs' data"
    ),
    CommandOption("--json", help: "write JSON"),
    CommandOption(
      "--time-zone",
      "NAME",
      help: "the time zone of the dates, such as UTC; by default, your own"
    ),
    CommandOption("--interactive", help: "show the notes on the whole screen"),
    .color,
    CommandOption(
      "--svg",
      "SIZE",
      help: "write a picture of that screen, such as 60x12"
    ),
  ]

  /// The text of `--help`.
  static let help = CommandHelp(
    "MyNotes",
    usage: """
      [list]
      add [TEXT]
      show DATE
      edit DATE [TEXT]
      remove DATE
      --interactive
      """,
    summary: """
      Notes, each with its date. A note's DATE is the date that the list \
      shows, or a beginning of it that no other note has; quote it if it has a \
      space and a TEXT follows. A whole day, a time and an offset from UTC \
      need no quotes, as in 'edit 2015-01-01 16:01:03 +0200 Hello'. \
      Without a TEXT, the text is read from the standard input.
      """,
    options: all,
    example: #"MyNotes add "Milk and bread""#
  )

  /// Parses the arguments, without the program's name.
  init(
    _ arguments: [String],
    environment: [String: String]
  ) throws(UsageError) {
    let arguments = try Arguments(
      Self.joiningDate(in: arguments),
      options: Self.all
    )
    store =
      try arguments.value(
        "--store",
        "memory, file:PATH or sqlite:PATH",
        read: Store.init
      ) ?? Store(environment: environment)
    writesJSON = arguments.has("--json")
    if let text = arguments["--time-zone"] {
      guard let zone = TimeZone(identifier: text) else {
        throw UsageError("unknown time zone '\(text)'")
      }
      timeZone = zone
    }
    color = try arguments.choice("--color") ?? .auto
    picture = try arguments.value(
      "--svg",
      "a size such as 80x24",
      read: TerminalSize.init
    )
    if arguments.asksForHelp {
      action = .help
    } else if arguments.has("--interactive") || picture != nil {
      guard arguments.words.isEmpty else {
        let option = arguments.has("--interactive") ? "--interactive" : "--svg"
        throw UsageError("option '\(option)' takes no command")
      }
      action = .interactive
    } else {
      action = try Self.action(arguments)
    }
  }

  private static let commands = ["list", "add", "show", "edit", "remove"]

  private static func action(
    _ arguments: Arguments
  ) throws(UsageError) -> Action {
    guard let command = arguments.words.first else { return .list }
    let words = arguments.words.dropFirst()
    let text = words.isEmpty ? nil : words.joined(separator: " ")
    switch command {
    case "list":
      if let word = words.first {
        throw UsageError("unexpected argument '\(word)'")
      }
      return .list
    case "add": return .add(text)
    case "show": return .show(try date(text))
    case "remove": return .remove(try date(text))
    case "edit":
      let rest = words.dropFirst()
      return .edit(
        try date(words.first),
        rest.isEmpty ? nil : rest.joined(separator: " ")
      )
    default:
      throw UsageError(
        "unknown command '\(command)'",
        suggestion: command.nearest(among: commands)
      )
    }
  }

  /// Returns the arguments with the words of the first date joined: a whole
  /// day, a time after it, and an offset from UTC after that.
  ///
  /// This happens before options are parsed, since `-0400` isn't an option.
  private static func joiningDate(in arguments: [String]) -> [String] {
    let day = /\d{4}-\d\d-\d\d/
    let time = /\d\d:\d\d(:\d\d(\.\d+)?)?/
    let offset = /Z|[+-]\d\d:?\d\d/
    guard
      let start = arguments.firstIndex(where: {
        $0.prefixMatch(of: day) != nil
      })
    else { return arguments }
    var words = arguments[start...]
    var date = words.removeFirst()
    if date.wholeMatch(of: day) != nil, let word = words.first,
      word.wholeMatch(of: time) != nil
    {
      date += " \(words.removeFirst())"
    }
    if date.contains(/:\d\d:\d\d/), let word = words.first,
      word.wholeMatch(of: offset) != nil
    {
      date += " \(words.removeFirst())"
    }
    return arguments[..<start] + [date] + words
  }

  private static func date(_ text: String?) throws(UsageError) -> String {
    guard let text else { throw UsageError("missing argument 'DATE'") }
    return text
  }
}
