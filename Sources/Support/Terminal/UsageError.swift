/// A command line that makes no sense, in words for the person who typed it.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The words.
  public let description: String

  /// Makes the error of its words and of what was perhaps meant.
  public init(_ description: String, suggestion: String? = nil) {
    self.description =
      description + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// Makes the error of an option that takes one of some words, and got
  /// another.
  ///
  /// - Parameters:
  ///   - option: The option's name.
  ///   - type: What has the words.
  ///   - text: What it got.
  public init<Choice>(
    option: String,
    takes type: Choice.Type,
    not text: String
  ) where Choice: RawRepresentable<String> & CaseIterable {
    let words = type.allCases.map(\.rawValue).joined(separator: ", ")
    self.init("'\(option)' takes one of \(words), not '\(text)'")
  }
}
