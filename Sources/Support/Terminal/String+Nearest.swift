extension String {
  /// Returns the name that was probably meant by this one: the one at the
  /// smallest edit distance; `nil` if none is near.
  public func nearest(among names: [String]) -> String? {
    let nearest = names.map { ($0, distance(to: $0)) }
      .min { $0.1 < $1.1 }
    guard let (name, distance) = nearest else { return nil }
    return distance <= max(2, count / 3) ? name : nil
  }

  /// Returns the number of letters to insert, delete or replace, ignoring case.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of both.
  ///
  /// Source: V. Levenshtein, "Binary codes capable of correcting deletions,
  /// insertions, and reversals", 1966.
  func distance(to other: String) -> Int {
    let letters = Array(lowercased().prefix(100))
    let others = Array(other.lowercased().prefix(100))
    var row = Array(0...others.count)
    for (index, letter) in letters.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in others.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[others.count]
  }
}
