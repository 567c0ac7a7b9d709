/// Memento (behavioral): an object saves its state in a memento that only it
/// can look into, so that a caretaker can keep it and give it back later.
///
/// Rename `ConcreteOriginator`, and give its memento a state made of values;
/// `fileprivate` hides it from other files. Keep `Originator` and `Caretaker`.
protocol Originator: AnyObject {
  associatedtype Memento
  func makeMemento() -> Memento
  func restore(_ memento: Memento)
}

final class ConcreteOriginator: Originator {
  struct Memento { fileprivate let state: [String] }
  var state: [String] = []

  func makeMemento() -> Memento {
    // TODO: Create a memento of the current state.
    Memento(state: [])
  }

  func restore(_ memento: Memento) {
    // TODO: Restore the state in which the memento was created.
  }
}

/// Keeps the mementos of an originator, and never looks into one.
final class Caretaker<Source: Originator> {
  private let originator: Source
  private let limit: Int
  /// The states by number, without a gap; the current one is at `index`.
  private(set) var mementos: [Int: Source.Memento]
  private(set) var index = 0 {
    didSet {
      // TODO: Discard the state that is one more than `limit` steps back.
    }
  }

  /// Creates a caretaker: the current state is number 0, between kept ones.
  init(_ originator: Source, limit: Int, kept: [Int: Source.Memento] = [:]) {
    self.originator = originator
    self.limit = limit
    mementos = kept
    // TODO: Add the current state, with its number.
  }

  var canUndo: Bool { mementos[index - 1] != nil }
  var canRedo: Bool { mementos[index + 1] != nil }

  /// Saves the current state as a new one; call this after each change.
  func save() {
    // TODO: Save the originator's state as the last one, now the current one.
  }

  /// Replaces the state that was saved or restored last with the current one.
  func amend() {
    // TODO: Replace the current state with that of the originator.
  }

  /// Goes back or forward by one state, and returns false if there is none.
  func undo() -> Bool {
    // TODO: Restore the state before the current one, if there is one.
    false
  }
  func redo() -> Bool {
    // TODO: Restore the state after the current one, if there is one.
    false
  }
}
