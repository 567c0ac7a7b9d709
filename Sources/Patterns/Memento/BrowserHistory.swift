/// The states that a library was in, for undo and redo.
///
/// GoF role: Caretaker.
public final class BrowserHistory {
  /// The library whose states these are.
  public let browser: LibraryBrowser
  /// The most steps that can be undone.
  ///
  /// Beyond it the oldest state is let go. Where it is nothing, all are kept,
  /// and a history grows for as long as there are changes.
  public let limit: Int?

  private var caretaker: Caretaker<LibraryBrowser>
  /// What makes each state but the first of the one before it, to be kept in a
  /// file: found once, and not whenever the file is written.
  private var steps: [LibraryBrowser.Memento.KeptStep] = []

  /// Begins a history with the present state of `browser`.
  ///
  /// - Parameters:
  ///   - browser: The library.
  ///   - limit: The most steps that can be undone, at least 1; nothing for as
  ///     many as there are.
  public init(of browser: LibraryBrowser, limit: Int? = nil) {
    precondition(limit.map { $0 > 0 } ?? true, "Nothing could be undone.")
    self.browser = browser
    self.limit = limit
    caretaker = Caretaker(browser)
  }

  /// Whether there is a state to go back to.
  public var canUndo: Bool { caretaker.canUndo }

  /// Whether there is a state to go forward to.
  public var canRedo: Bool { caretaker.canRedo }

  /// Saves the present state as the newest one; to be called after each change.
  ///
  /// The states that were undone can't be redone from now on.
  ///
  /// - Complexity: O(*n*) in the number of albums, where few have changed.
  public func record() {
    caretaker.save()
    steps.removeSubrange((caretaker.position - 1)...)
    steps.append(step(to: caretaker.position))
    if let limit, steps.count > limit {
      reset(Array(caretaker.mementos.suffix(limit + 1)), position: limit)
      steps.removeFirst(steps.count - limit)
    }
  }

  /// Saves the present state in the place of the one that was saved or gone to
  /// last, as when the reader has only gone to another album: that is no step
  /// to undo, and undoing the next one comes back to it.
  ///
  /// - Complexity: O(*n*) in the number of states.
  public func amend() {
    let position = caretaker.position
    var states = caretaker.mementos
    states[position] = browser.makeMemento()
    reset(states, position: position)
    for next in [position, position + 1] where states.indices.contains(next) {
      if next > 0 { steps[next - 1] = step(to: next) }
    }
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

// MARK: - States

extension BrowserHistory {
  private func reset(_ states: [LibraryBrowser.Memento], position: Int) {
    caretaker = .init(browser, states: states, position: position)
  }

  /// What makes a state of the one before it.
  private func step(to index: Int) -> LibraryBrowser.Memento.KeptStep {
    caretaker.mementos[index].keptStep(after: caretaker.mementos[index - 1])
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
    Kept(
      first: caretaker.mementos[0].kept,
      steps: steps,
      position: caretaker.position
    )
  }

  /// Continues a kept history; nothing if it can't have been one.
  ///
  /// - Parameters:
  ///   - kept: The history. If it has more steps than the limit, it loses some
  ///     at the next change.
  ///   - limit: The most steps that can be undone.
  convenience init?(_ kept: Kept, limit: Int?) {
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
    self.init(of: LibraryBrowser(), limit: limit)
    reset(states, position: kept.position)
    steps = kept.steps
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
