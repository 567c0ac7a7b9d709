/// A line that shows what keys do.
public struct KeyBar: Hashable, Sendable {
  /// A key and its action, in a word each.
  public struct Item: Hashable, Sendable {
    let key: String
    let action: String

    /// Creates an item for a key.
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

  /// Returns the line, with space around the keys if there is room for it.
  ///
  /// If the line is too long even without that space, keys are left out,
  /// beginning with the first, but never the last two.
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
