import TerminalScreen

extension ColorChoice {
  /// Reads the value of the option `--color`.
  ///
  /// - Throws: `UsageError` for any other text.
  public init(option text: String) throws(UsageError) {
    guard let choice = ColorChoice(rawValue: text) else {
      throw UsageError("'--color' takes auto, always or never, not '\(text)'")
    }
    self = choice
  }
}
