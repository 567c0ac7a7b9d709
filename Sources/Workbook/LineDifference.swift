/// How one text becomes another, line by line: each change with some lines
/// around it, and how many are left out between two changes.
struct LineDifference: Equatable {
  enum Line: Equatable {
    /// A line that both texts have.
    case same(String)
    /// A line of the old text alone.
    case removed(String)
    /// A line of the new text alone.
    case added(String)
    /// So many lines that both texts have, left out.
    case gap(Int)
  }

  /// The changes, and what is around them.
  let lines: [Line]

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - context: How many lines to show before and after each change.
  init(from old: String, to new: String, context: Int = 3) {
    let all = Self.allLines(from: Self.lines(of: old), to: Self.lines(of: new))
    let changes = all.indices.filter {
      if case .same = all[$0] { false } else { true }
    }
    let near = Set(changes.flatMap { ($0 - context)...($0 + context) })
    var shown: [Line] = []
    for (index, line) in all.enumerated() {
      if near.contains(index) {
        shown.append(line)
      } else if case .gap(let count) = shown.last {
        shown[shown.count - 1] = .gap(count + 1)
      } else {
        shown.append(.gap(1))
      }
    }
    lines = shown
  }

  /// Every line of both texts, in an order in which they can be read.
  private static func allLines(from old: [String], to new: [String]) -> [Line] {
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(offset(of:)))
    let added = Set(changes.insertions.map(offset(of:)))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.same(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func offset(
    of change: CollectionDifference<String>.Change
  ) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// The lines of a text; the newline at its end begins no line.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
