import Terminal

/// A standard input that the system refuses to read.
struct UnreadableInput: Error, CustomStringConvertible {
  /// Why, in the system's words.
  let reason: String

  var description: String { "the standard input can't be read: \(reason)" }
}
