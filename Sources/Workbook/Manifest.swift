/// What `Package.swift` says of the patterns.
public struct Manifest: Sendable {
  /// The names in the one list of patterns, in its order.
  public let patterns: [String]

  /// Reads a manifest.
  public init(text: String) {
    let list = text.firstMatch(of: /let patterns = \[([^\]]*)\]/)?.1 ?? ""
    // A name that is commented out is not in the list.
    patterns = list.split(separator: "\n")
      .compactMap { $0.wholeMatch(of: /\s*"(\w+)",?\s*/) }
      .map { String($0.1) }
  }
}
