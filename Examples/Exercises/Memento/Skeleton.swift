/// Memento (behavioral): an object saves its state in a memento that only it
/// can look into, so that a caretaker can keep it and give it back later.
///
/// Rename `ConcreteOriginator` and give its memento your state, made of values.
/// `fileprivate` closes a memento to all but the file of its originator.
protocol Originator: AnyObject {
  associatedtype Memento
  func makeMemento() -> Memento
  func restore(_ memento: Memento)
}

final class ConcreteOriginator: Originator {
  struct Memento { fileprivate let state: [String] }
  var state: [String] = []

  func makeMemento() -> Memento {
    // TODO: make a memento of the present state
    Memento(state: [])
  }

  func restore(_ memento: Memento) {
    // TODO: bring back the state that the memento was made in
  }
}

/// Keeps the mementos of an originator, and never looks into one.
final class Caretaker<Source: Originator> {
  private let originator: Source
  private let limit: Int
  /// The states by number, without a gap; the present one is at `index`.
  private(set) var mementos: [Int: Source.Memento]
  private(set) var index = 0 {
    didSet {
      // TODO: discard the state that is one beyond the limit
    }
  }

  /// Begins with the present state as number 0, between kept ones, if any.
  init(_ originator: Source, limit: Int, kept: [Int: Source.Memento] = [:]) {
    self.originator = originator
    self.limit = limit
    mementos = kept
    // TODO: add the present state, with its number
  }

  var canUndo: Bool { mementos[index - 1] != nil }
  var canRedo: Bool { mementos[index + 1] != nil }

  /// Saves the present state as a new one; to be called after each change.
  func save() {
    // TODO: make the originator's state the last one and the present one
  }

  /// Saves the present state in place of the one saved or restored last.
  func amend() {
    // TODO: put the originator's state in the place of the present one
  }

  /// Goes back or forward by one state; false means that there is none.
  func undo() -> Bool {
    // TODO: restore the state before the present one, and say whether there was
    false
  }
  func redo() -> Bool {
    // TODO: restore the state after the present one, and say whether there was
    false
  }
}
