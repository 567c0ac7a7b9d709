import CommandLineTool
import Foundation
import TerminalScreen

/// What the command line asks for.
struct Options {
  private(set) var server: URL?
  private(set) var timeout = 10.0
  private(set) var state: URL?
  private(set) var coverDelay = 0.2
  private(set) var explains = false
  private(set) var color = ColorChoice.auto
  /// The size of a picture of the screen to write, instead of showing it.
  private(set) var picture: TerminalSize?
  private(set) var showsHelp = false

  /// Reads a command line, the program's name left out.
  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(
      arguments,
      flags: ["--explain", "--help", "-h"],
      options: [
        "--server", "--timeout", "--state", "--cover-delay", "--color", "--svg",
      ]
    )
    if let word = arguments.words.first {
      throw UsageError("unknown argument '\(word)'")
    }
    showsHelp = arguments.has("--help") || arguments.has("-h")
    explains = arguments.has("--explain")
    state = arguments["--state"].map { URL(filePath: $0) }
    if let text = arguments["--server"] { server = try Self.server(text) }
    if let text = arguments["--timeout"] {
      timeout = try Self.seconds(text, for: "--timeout")
    }
    if let text = arguments["--cover-delay"] {
      coverDelay = try Self.seconds(text, for: "--cover-delay")
    }
    if let text = arguments["--color"] { color = try ColorChoice(option: text) }
    if let text = arguments["--svg"] {
      picture = try TerminalSize(option: text)
    }
  }

  private static func server(_ text: String) throws(UsageError) -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme),
      url.host() != nil
    else {
      throw UsageError(
        "'--server' takes an address such as http://localhost:8080, "
          + "not '\(text)'"
      )
    }
    return url
  }

  private static func seconds(
    _ text: String,
    for option: String
  ) throws(UsageError) -> Double {
    guard let seconds = Double(text), (0...3600).contains(seconds) else {
      throw UsageError(
        "'\(option)' takes seconds from 0 to 3600, not '\(text)'")
    }
    return seconds
  }

  static let help = """
    Usage: BlueLibrary [options]

    An album library for the terminal, made of the kit's pattern modules.

      --state FILE           where the library is kept; without this option, in
                             the platform's folder for programs' states
      --server URL           post each change to a server
      --timeout SECONDS      how long the server's answer is waited for: 10
      --explain              show which pattern has just done what
      --cover-delay SECONDS  how long a cover takes to load: 0.2
      --color WHEN           auto (the default), always or never
      --svg SIZE             write a picture of the screen, such as 80x24
      -h, --help             show this help

    Without a terminal it prints the library as plain text.

    Example: swift run BlueLibrary --explain

    """
}
