/// The states of a library, for undo and redo.
///
///     let history = BrowserHistory(of: browser)
///     try browser.delete(at: 1)
///     history.record()
///     history.undo()  // true, and the album is back in its place
///
/// GoF role: Caretaker.
public final class BrowserHistory {
  /// The library.
  public let browser: LibraryBrowser

  private let caretaker: Caretaker<LibraryBrowser>
  /// The changes for a file, by the number of the state that each leads to.
  ///
  /// They are computed when a file is written, and kept until the state
  /// changes.
  private var steps: [Int: LibraryBrowser.Memento.KeptStep] = [:]

  /// Creates a history that begins with the current state of `browser`.
  ///
  /// - Parameters:
  ///   - browser: The library.
  ///   - limit: The maximum number of steps that can be undone: beyond it the
  ///     oldest state is discarded. Negative values are treated as 0. With
  ///     `nil`, there is no limit.
  public convenience init(of browser: LibraryBrowser, limit: Int? = nil) {
    self.init(of: browser, limit: limit, kept: [:])
  }

  private init(
    of browser: LibraryBrowser,
    limit: Int?,
    kept: [Int: LibraryBrowser.Memento]
  ) {
    self.browser = browser
    caretaker = Caretaker(browser, limit: max(limit ?? .max, 0), kept: kept)
  }

  /// A Boolean value that indicates whether there is a state to go back to.
  public var canUndo: Bool { caretaker.canUndo }

  /// A Boolean value that indicates whether there is a state to go forward to.
  public var canRedo: Bool { caretaker.canRedo }

  /// Saves the current state as the newest one.
  ///
  /// Call this method after each change. States that were undone can then no
  /// longer be redone.
  ///
  /// - Complexity: O(1), or O(*k*) if *k* states can no longer be redone.
  public func record() {
    caretaker.save()
    steps[caretaker.index] = nil
  }

  /// Replaces the state that was saved or restored last with the current one.
  ///
  /// Call this method after a change that isn't a step to undo, such as
  /// selecting an album.
  public func amend() {
    caretaker.amend()
    steps[caretaker.index] = nil
    steps[caretaker.index + 1] = nil
  }

  /// Goes back by one state.
  ///
  /// - Returns: `true` if there was one; otherwise, `false`, and nothing has
  ///   changed.
  @discardableResult
  public func undo() -> Bool {
    caretaker.undo()
  }

  /// Goes forward by one state.
  ///
  /// - Returns: `true` if there was one; otherwise, `false`, and nothing has
  ///   changed.
  @discardableResult
  public func redo() -> Bool {
    caretaker.redo()
  }
}

// MARK: - Kept across launches

extension BrowserHistory {
  /// A whole history, as it is stored in a file.
  struct Kept: Codable, Sendable {
    let first: LibraryBrowser.Memento.Kept
    let steps: [LibraryBrowser.Memento.KeptStep]
    /// The index of the current state; that of the first one is 0.
    let position: Int
  }

  /// The history as it is stored in a file.
  ///
  /// - Complexity: O(*n*) in the number of states, and in the number of albums
  ///   for each state that is new.
  var kept: Kept {
    let states = caretaker.mementos.sorted { $0.key < $1.key }
    var kept: [Int: LibraryBrowser.Memento.KeptStep] = [:]
    for (last, (number, state)) in zip(states, states.dropFirst()) {
      kept[number] = steps[number] ?? state.keptStep(after: last.value)
    }
    steps = kept
    return Kept(
      first: states[0].value.kept,
      steps: states.dropFirst().compactMap { kept[$0.key] },
      position: caretaker.index - states[0].key
    )
  }

  /// Creates a history from a file, or returns `nil` if it isn't valid.
  ///
  /// - Parameters:
  ///   - kept: The history.
  ///   - limit: The maximum number of steps that can be undone; the oldest
  ///     states beyond it are discarded.
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

    let browser = LibraryBrowser(albums: [])
    browser.restore(states[kept.position])
    let oldest = max(kept.position - max(limit ?? .max, 0), 0)
    let numbered = (oldest..<states.count).map { index in
      (index - kept.position, states[index])
    }
    self.init(
      of: browser,
      limit: limit,
      kept: Dictionary(uniqueKeysWithValues: numbered)
    )
  }
}
