/// An invalid command line, described for the person who typed it.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The description, with a suggestion if there is one.
  public let description: String

  /// Creates an error from a description and the name that was probably meant.
  public init(_ description: String, suggestion: String? = nil) {
    self.description =
      description + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
