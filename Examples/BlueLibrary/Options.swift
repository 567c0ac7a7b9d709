import Terminal
import Foundation

/// What the command line asks for.
struct Options {
  private(set) var server: URL?
  private(set) var timeout = 10.0
  private(set) var state: URL?
  private(set) var coverDelay = 0.2
  /// How many albums a new library has, other than the tutorial's five.
  private(set) var albumCount: Int?
  /// How many frames to draw and time, instead of showing them.
  private(set) var frameCount: Int?
  private(set) var explains = false
  private(set) var color = ColorChoice.auto
  /// The size of a picture of the screen to write, instead of showing it.
  private(set) var picture: TerminalSize?
  private(set) var showsHelp = false

  private static let all = [
    CommandOption(
      "--state",
      "FILE",
      help: "where the library is kept; without this option, in the platform's "
        + "folder for programs' states"
    ),
    CommandOption("--server", "URL", help: "post each change to a server"),
    CommandOption(
      "--timeout",
      "SECONDS",
      help: "how long the server's answer is waited for: 10"
    ),
    CommandOption("--explain", help: "show which pattern has just done what"),
    CommandOption(
      "--cover-delay",
      "SECONDS",
      help: "how long a cover takes to load: 0.2"
    ),
    .color,
    CommandOption(
      "--albums",
      "COUNT",
      help: "begin a new library with so many invented albums"
    ),
    CommandOption(
      "--svg",
      "SIZE",
      help: "write a picture of the screen, such as 80x24"
    ),
    CommandOption(
      "--time-frames",
      "COUNT",
      help: "draw so many frames and tell how long one takes"
    ),
  ]

  /// What `--help` shows.
  static let help = CommandHelp(
    "BlueLibrary",
    usage: "[options]",
    summary:
      "An album library for the terminal, made of the kit's pattern modules.",
    options: all,
    notes: "Without a terminal it prints the library as plain text.",
    example: "BlueLibrary --explain"
  )

  /// Reads a command line, the program's name left out.
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
