import Foundation
import Terminal

/// The options of the command line.
struct Options {
  private(set) var server: URL?
  private(set) var timeout = 10.0
  private(set) var state: URL?
  private(set) var coverDelay = 0.2
  /// The number of invented albums of a new library, or `nil` for the
  /// tutorial's five.
  private(set) var albumCount: Int?
  /// The number of frames to draw and time, or `nil` to show the screen.
  private(set) var frameCount: Int?
  private(set) var explains = false
  private(set) var color = ColorChoice.auto
  /// The size of the picture of the screen to write, or `nil` to show the
  /// screen.
  private(set) var picture: TerminalSize?
  private(set) var showsHelp = false

  private static let all = [
    CommandOption(
      "--state",
      "FILE",
      help: "the file that keeps the library; by default, one in the "
        + "platform's folder for programs' states"
    ),
    CommandOption("--server", "URL", help: "post each change to a server"),
    CommandOption(
      "--timeout",
      "SECONDS",
      help: "how long to wait for the server's answer (default: 10)"
    ),
    CommandOption("--explain", help: "show which pattern has just done what"),
    CommandOption(
      "--cover-delay",
      "SECONDS",
      help: "how long a cover takes to load (default: 0.2)"
    ),
    .color,
    CommandOption(
      "--albums",
      "COUNT",
      help: "begin a new library with COUNT invented albums"
    ),
    CommandOption(
      "--svg",
      "SIZE",
      help: "write a picture of the screen, such as 80x24"
    ),
    CommandOption(
      "--time-frames",
      "COUNT",
      help: "draw COUNT frames and print how long one takes"
    ),
  ]

  /// The text of `--help`.
  static let help = CommandHelp(
    "BlueLibrary",
    usage: "[options]",
    summary:
      "An album library for the terminal, made of the kit's pattern modules.",
    options: all,
    notes: "Without a terminal it prints the library as plain text.",
    example: "BlueLibrary --explain"
  )

  /// Parses the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(arguments, options: Self.all)
    try arguments.refuseWords()
    showsHelp = arguments.asksForHelp
    explains = arguments.has("--explain")
    state = arguments["--state"].map { URL(filePath: $0) }
    server = try arguments.value(
      "--server",
      "an address such as http://localhost:8080",
      read: Self.server
    )
    let seconds = 0...3600.0
    timeout =
      try arguments.number("--timeout", in: seconds, "a number of seconds")
      ?? timeout
    coverDelay =
      try arguments.number("--cover-delay", in: seconds, "a number of seconds")
      ?? coverDelay
    albumCount = try arguments.number("--albums", in: 1...1_000_000)
    frameCount = try arguments.number("--time-frames", in: 1...1_000_000)
    color = try arguments.choice("--color") ?? .auto
    picture = try arguments.value(
      "--svg",
      "a size such as 80x24",
      read: TerminalSize.init
    )
  }

  private static func server(_ text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme),
      url.host() != nil
    else { return nil }
    return url
  }
}
