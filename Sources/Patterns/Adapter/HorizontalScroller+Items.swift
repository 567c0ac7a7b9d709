extension HorizontalScroller {
  /// Shows other items, at the same place.
  ///
  /// The selection keeps its index. It goes to the last item where there are
  /// fewer now, and to the first where there were none before. Which of the new
  /// items is which of the old ones is for the caller to say, by
  /// ``select(_:)``.
  public mutating func replaceItems(with items: [any ScrollerItem]) {
    self.items = items
    selectedIndex = items.isEmpty ? nil : min(selectedIndex ?? 0, lastIndex)
  }

  /// Adds an item; the selected one stays selected.
  ///
  /// An item added to an empty scroller becomes the selected one.
  ///
  /// - Parameters:
  ///   - item: The new item.
  ///   - index: The new item's place, from 0 to the number of items.
  /// - Returns: Whether there is such a place; if not, nothing has changed.
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

  /// Removes an item; the selected one stays selected.
  ///
  /// If it is the selected one that goes, its neighbour to the right is
  /// selected next; at the right end, the one to the left.
  ///
  /// - Returns: Whether there was such an item; if not, nothing has changed.
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
