/// A line that shows which keys do what.
public struct KeyBar: Hashable, Sendable {
  /// A key and what it does, in a word each.
  public struct Item: Hashable, Sendable {
    let key: String
    let action: String

    /// Creates the description of a key.
    public init(_ key: String, _ action: String) {
      self.key = key
      self.action = action
    }
  }

  private let items: [Item]

  /// Creates a bar of some keys.
  public init(_ items: [Item]) {
    self.items = items
  }

  /// Returns the line: with room around the keys where there is enough, and
  /// without it where there is not.
  ///
  /// Where even that is too long, keys are left out, the first ones first, but
  /// never the last two.
  public func line(columns: Int) -> StyledText {
    let wide = line(items, margin: " ")
    if wide.columns <= columns { return wide }
    var items = items
    while items.count > 2, line(items, margin: "").columns > columns {
      items.removeFirst()
    }
    return line(items, margin: "")
  }

  private func line(_ items: [Item], margin: String) -> StyledText {
    items.enumerated().reduce(into: StyledText()) { line, item in
      let (index, item) = item
      if index > 0 { line += StyledText("  ") }
      line += StyledText(margin + item.key + margin, style: .reversed)
      line += StyledText(" \(item.action)")
    }
  }
}
