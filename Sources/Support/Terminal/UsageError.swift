/// A command line that can't be carried out, in words for the person who typed
/// it.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The words.
  public let description: String

  /// Creates the error of its words and of what was perhaps meant.
  public init(_ description: String, suggestion: String? = nil) {
    self.description =
      description + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
