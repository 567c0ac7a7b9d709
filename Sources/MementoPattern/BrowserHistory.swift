/// The states that a library was in, for undo and redo.
///
/// GoF role: Caretaker.
public final class BrowserHistory {
  /// The library whose states these are.
  public let browser: LibraryBrowser
  private let caretaker: Caretaker<LibraryBrowser>

  /// Begins a history with the present state of `browser`.
  public init(of browser: LibraryBrowser) {
    self.browser = browser
    caretaker = Caretaker(browser)
  }

  /// Whether there is a state to go back to.
  public var canUndo: Bool { caretaker.canUndo }

  /// Whether there is a state to go forward to.
  public var canRedo: Bool { caretaker.canRedo }

  /// Saves the present state as the newest one; to be called after each change.
  ///
  /// The states that were undone can't be redone from now on.
  public func record() {
    caretaker.save()
  }

  /// Goes back by one state.
  ///
  /// - Returns: Whether there was one. If not, nothing has changed.
  @discardableResult
  public func undo() -> Bool {
    caretaker.undo()
  }

  /// Goes forward by one state.
  ///
  /// - Returns: Whether there was one. If not, nothing has changed.
  @discardableResult
  public func redo() -> Bool {
    caretaker.redo()
  }
}

// MARK: - Kept across launches

extension BrowserHistory {
  /// A whole history as it is kept in a file.
  struct Kept: Codable, Sendable {
    let states: [LibraryBrowser.Memento.Kept]
    /// The index of the present state among them.
    let position: Int
  }

  var kept: Kept {
    Kept(states: caretaker.mementos.map(\.kept), position: caretaker.position)
  }

  /// Continues a kept history; nothing if it can't have been one.
  convenience init?(_ kept: Kept) {
    let states = kept.states.compactMap(LibraryBrowser.Memento.init)
    guard let first = states.first, states.count == kept.states.count,
      states.indices.contains(kept.position)
    else { return nil }
    let browser = LibraryBrowser()
    browser.restore(first)
    self.init(of: browser)
    for state in states.dropFirst() {
      browser.restore(state)
      record()
    }
    while caretaker.position > kept.position { undo() }
  }
}
