/// The states that a library was in, for undo and redo.
///
/// GoF role: Caretaker.
public final class BrowserHistory {
  /// The library whose states these are.
  public let browser: LibraryBrowser
  private var caretaker: Caretaker<LibraryBrowser>

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

  /// Saves the present state in the place of the one that was saved or gone to
  /// last, as when the reader has only gone to another album: that is no step
  /// to undo, and undoing the next one comes back to it.
  ///
  /// - Complexity: O(*n*) in the number of states.
  public func amend() {
    var states = caretaker.mementos
    states[caretaker.position] = browser.makeMemento()
    caretaker = .init(browser, states: states, position: caretaker.position)
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
    let first: LibraryBrowser.Memento.Kept
    let steps: [LibraryBrowser.Memento.KeptStep]
    /// The index of the present state among the first one and its successors.
    let position: Int
  }

  var kept: Kept {
    let states = caretaker.mementos
    return Kept(
      first: states[0].kept,
      steps: zip(states.dropFirst(), states).map { $0.keptStep(after: $1) },
      position: caretaker.position
    )
  }

  /// Continues a kept history; nothing if it can't have been one.
  convenience init?(_ kept: Kept) {
    guard var state = LibraryBrowser.Memento(kept.first) else { return nil }
    var states = [state]
    for step in kept.steps {
      guard let next = LibraryBrowser.Memento(step, after: state) else {
        return nil
      }
      state = next
      states.append(state)
    }
    guard states.indices.contains(kept.position) else { return nil }
    self.init(of: LibraryBrowser())
    caretaker = .init(browser, states: states, position: kept.position)
  }
}

extension Caretaker {
  /// Keeps states that there were, and brings the originator into one of them.
  fileprivate convenience init(
    _ originator: Source,
    states: [Source.Memento],
    position: Int
  ) {
    originator.restore(states[0])
    self.init(originator)
    for state in states.dropFirst() {
      originator.restore(state)
      save()
    }
    while self.position > position { _ = undo() }
  }
}
