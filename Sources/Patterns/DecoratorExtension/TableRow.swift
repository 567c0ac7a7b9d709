import TerminalText

/// A row of a table representation: a label and its value.
public struct TableRow: Hashable, Sendable {
  /// The value's label.
  public let label: String
  /// The value, as text.
  public let value: String

  /// Creates a row with a label and a value.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

extension TableRow: CustomStringConvertible {
  /// The row in one readable phrase, with control characters escaped.
  public var description: String { "\(label): \(value)".printable }
}
