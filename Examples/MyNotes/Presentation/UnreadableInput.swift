import Terminal

/// An error for a standard input that can't be read.
struct UnreadableInput: Error, CustomStringConvertible {
  /// The system's description of the error.
  let reason: String

  var description: String { "the standard input can't be read: \(reason)" }
}
