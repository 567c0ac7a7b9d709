import TestSupport

/// What `Package.swift` says, as far as the checks of the kit ask.
struct Manifest {
  /// The names in the one list of patterns, in its order.
  let patterns: [String]

  init() throws {
    try self.init(text: Kit.text(of: "Package.swift"))
  }

  init(text: String) {
    let list = text.firstMatch(of: /let patterns = \[([^\]]*)\]/)?.1 ?? ""
    // A name that is commented out is not in the list.
    patterns = list.split(separator: "\n")
      .compactMap { $0.wholeMatch(of: /\s*"(\w+)",?\s*/) }
      .map { String($0.1) }
  }
}
