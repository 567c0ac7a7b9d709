extension HorizontalScroller {
  /// Replaces all items; the selection keeps its index.
  ///
  /// If there are too few items for that index, the last one is selected; if
  /// there were no items before, the first one. To select the same item as
  /// before at another index, call ``select(_:)``.
  public mutating func replaceItems(with items: [any ScrollerItem]) {
    self.items = items
    selectedIndex = items.isEmpty ? nil : min(selectedIndex ?? 0, lastIndex)
  }

  /// Inserts an item; the selected item stays selected.
  ///
  /// An item inserted into an empty scroller is selected.
  ///
  /// - Parameters:
  ///   - item: The new item.
  ///   - index: The new item's index, from 0 to the number of items.
  /// - Returns: `true` if the index is in that range; otherwise, `false`, and
  ///   nothing has changed.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public mutating func insert(_ item: any ScrollerItem, at index: Int) -> Bool {
    guard (0...items.count).contains(index) else { return false }
    items.insert(item, at: index)
    guard let selected = selectedIndex else {
      selectedIndex = 0
      return true
    }
    selectedIndex = index <= selected ? selected + 1 : selected
    return true
  }

  /// Removes the item at an index; the selected item stays selected.
  ///
  /// If the selected item is removed, its neighbor to the right is selected,
  /// or at the right end the one to the left.
  ///
  /// - Returns: `true` if there was such an item; otherwise, `false`, and
  ///   nothing has changed.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public mutating func remove(at index: Int) -> Bool {
    guard let selected = selectedIndex, items.indices.contains(index) else {
      return false
    }
    items.remove(at: index)
    let next = index < selected ? selected - 1 : selected
    selectedIndex = items.isEmpty ? nil : min(next, lastIndex)
    return true
  }

  private var lastIndex: Int { items.count - 1 }
}
