/// A row of items that scrolls to the left and to the right, with one of them
/// selected and kept as near to the middle as the ends of the row allow.
///
///     var scroller = HorizontalScroller(items)  // Five items
///     scroller.select(3)
///     scroller.visibleRange(columns: 60, cellWidth: 20)  // 2..<5
///
/// GoF role: Client. It uses its items only through ``ScrollerItem``.
///
/// A scroller is a value: a copy is a snapshot, and two views never scroll each
/// other by accident.
///
/// No method traps or throws. One that can't do what it is asked to, such as
/// select an item that doesn't exist, changes nothing and returns `false`. A
/// number of columns below 0 is treated as 0, and a cell width below 1 as 1.
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
  /// - Returns: `true` if there is such an item; otherwise, `false`, and
  ///   nothing has changed.
  @discardableResult
  public mutating func select(_ index: Int) -> Bool {
    guard items.indices.contains(index) else { return false }
    selectedIndex = index
    return true
  }

  /// Moves the selection by a number of items, and stops at the ends.
  ///
  /// - Parameter offset: The number of items to the right, or to the left for a
  ///   negative number.
  /// - Returns: `true` if the selection has moved; otherwise, `false`.
  @discardableResult
  public mutating func scroll(by offset: Int) -> Bool {
    guard let start = selectedIndex else { return false }
    // The offset is limited before it is added, so that the sum can't overflow.
    let step = min(max(offset, -start), items.count - 1 - start)
    selectedIndex = start + step
    return step != 0
  }

  /// Returns the range of the visible items: as many whole cells as there is
  /// room for, or one that is cut to fit if there is room for less than one.
  ///
  /// The item at `index` begins at column
  /// `(index - range.lowerBound) * cellWidth`.
  ///
  /// - Parameters:
  ///   - columns: The width of the row, in columns of the terminal.
  ///   - cellWidth: The width of an item, in columns, its gap included.
  /// - Returns: Indices of ``items``; an empty range if there are no items or
  ///   no columns.
  public func visibleRange(columns: Int, cellWidth: Int) -> Range<Int> {
    guard let selectedIndex, columns > 0 else { return 0..<0 }
    let capacity = max(columns / max(cellWidth, 1), 1)
    let count = min(capacity, items.count)
    let centered = selectedIndex - (count - 1) / 2
    let start = min(max(centered, 0), items.count - count)
    return start..<(start + count)
  }
}
