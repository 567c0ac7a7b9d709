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

  /// Reads a command line, the program's name left out.
  init(_ arguments: [String]) throws(UsageError) {
    let arguments = try Arguments(
      arguments,
      flags: ["--explain", "--help", "-h"],
      options: [
        "--server", "--timeout", "--state", "--cover-delay", "--color", "--svg",
        "--albums", "--time-frames",
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
    albumCount = try Self.count(arguments["--albums"], for: "--albums")
    frameCount = try Self.count(
      arguments["--time-frames"], for: "--time-frames")
    color = try arguments.choice("--color") ?? .auto
    if let text = arguments["--svg"] {
      guard let size = TerminalSize(text) else {
        throw UsageError("'--svg' takes a size such as 80x24, not '\(text)'")
      }
      picture = size
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

  private static func count(
    _ text: String?,
    for option: String
  ) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw UsageError(
        "'\(option)' takes a number from 1 to 1000000, not '\(text)'"
      )
    }
    return count
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
}
