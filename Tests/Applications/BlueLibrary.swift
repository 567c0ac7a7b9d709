import Foundation
import TestSupport

/// BlueLibrary on a pseudo-terminal and a state file of the test's own.
struct BlueLibrary {
  let terminal: PseudoTerminal

  /// Starts the program, and waits for its first screen.
  init(
    state: URL,
    columns: Int = 40,
    rows: Int = 12,
    coverDelay: Double = 0,
    _ options: String...,
    environment: [String: String] = ["NO_COLOR": "1"]
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    try terminal.start(
      "BlueLibrary",
      ["--state", state.path, "--cover-delay", "\(coverDelay)"] + options,
      environment: environment
    )
    // The status is in the last line, which is drawn last.
    try terminal.waitForScreen { $0.isTakenOver && $0.lines.last != "" }
  }

  /// Presses keys, and waits for the text that they lead to.
  ///
  /// - Returns: The screen with that text.
  @discardableResult
  func press(_ keys: String, until text: String) throws -> EmulatedScreen {
    try terminal.type(keys)
    return try terminal.waitForScreen(with: text)
  }

  /// Presses q, and waits until the program ends.
  ///
  /// - Returns: The exit code.
  @discardableResult
  func quit() throws -> Int32 {
    try terminal.type("q")
    return try terminal.waitForExit()
  }

  static let left = "\u{1B}[D"
  static let right = "\u{1B}[C"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let enter = "\r"

  /// Returns what the program prints without a terminal.
  static func text(state: URL) throws -> Program.Outcome {
    try Program("BlueLibrary", "--state", state.path).run()
  }

  /// Returns the titles of the albums in a state file, as the program prints
  /// them.
  static func titles(state: URL) throws -> [String] {
    try text(state: state).output.split(separator: "\n")
      .filter { $0.hasPrefix("Album   ") }.map { String($0.dropFirst(8)) }
  }
}
