/// A row of items that scrolls to the left and to the right, with one of them
/// selected and kept as near to the middle as the ends of the row allow.
///
/// GoF role: Client. It knows of its items what ``ScrollerItem`` promises, and
/// nothing else.
///
/// It is a value: who shows it owns it, a copy is a snapshot, and no two views
/// scroll each other by accident.
///
/// Nothing here traps or throws. What can't be done, such as the selection of
/// an item that isn't there, changes nothing and returns `false`. A number of
/// columns below 0 counts as 0, and a cell width below 1 as 1.
public struct HorizontalScroller: Sendable {
  /// The items, from left to right.
  public internal(set) var items: [any ScrollerItem]

  /// The index of the selected item, or `nil` if there are no items.
  public internal(set) var selectedIndex: Int?

  /// Creates a scroller with its first item selected.
  public init(_ items: [any ScrollerItem] = []) {
    self.items = items
    selectedIndex = items.isEmpty ? nil : 0
  }

  /// The selected item, or `nil` if there are no items.
  public var selectedItem: (any ScrollerItem)? {
    selectedIndex.map { items[$0] }
  }

  /// Selects the item at an index.
  ///
  /// - Returns: Whether there is such an item; if not, nothing has changed.
  @discardableResult
  public mutating func select(_ index: Int) -> Bool {
    guard items.indices.contains(index) else { return false }
    selectedIndex = index
    return true
  }

  /// Moves the selection by a number of items, and stops at the ends.
  ///
  /// - Parameter offset: How far to the right; to the left if it is below 0.
  /// - Returns: Whether the selection has moved.
  @discardableResult
  public mutating func scroll(by offset: Int) -> Bool {
    guard let start = selectedIndex else { return false }
    // The offset is cut before it is added, so that none is too large to add.
    let step = min(max(offset, -start), items.count - 1 - start)
    selectedIndex = start + step
    return step != 0
  }

  /// The items that can be seen: as many whole cells as there is room for, and
  /// one, cut to fit, where there is room for less than a whole one.
  ///
  /// The item at `index` begins at column
  /// `(index - range.lowerBound) * cellWidth`.
  ///
  /// - Parameters:
  ///   - columns: The width of the row, in columns of the terminal.
  ///   - cellWidth: The width of an item, in columns, its gap included.
  /// - Returns: Indices of ``items``; none if there are no items or no columns.
  public func visibleRange(columns: Int, cellWidth: Int) -> Range<Int> {
    guard let selectedIndex, columns > 0 else { return 0..<0 }
    let capacity = max(columns / max(cellWidth, 1), 1)
    let count = min(capacity, items.count)
    let centered = selectedIndex - (count - 1) / 2
    let start = min(max(centered, 0), items.count - count)
    return start..<(start + count)
  }
}
