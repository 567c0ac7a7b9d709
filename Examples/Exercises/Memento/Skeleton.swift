/// Memento (behavioral): an object saves its state in a memento that only it
/// can look into, so that someone else can keep it and give it back later.
///
/// To use it, rename `ConcreteOriginator` and give its memento your state;
/// `Originator` and `Caretaker` serve as they are. Keep a memento in the file
/// of its originator: `fileprivate` is what closes it to everyone else. Let the
/// state be made of values, and saving it copies it.
protocol Originator: AnyObject {
  associatedtype Memento

  func makeMemento() -> Memento
  func restore(_ memento: Memento)
}

final class ConcreteOriginator: Originator {
  struct Memento {
    fileprivate let state: [String]
  }

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
  /// The states from the first to the last; one of them is the present one.
  private(set) var mementos: [Source.Memento]
  private(set) var position = 0

  init(_ originator: Source) {
    self.originator = originator
    mementos = [originator.makeMemento()]
  }

  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < mementos.count - 1 }

  /// Saves the present state; to be called after each change.
  func save() {
    // TODO: make the originator's state the last one and the present one
  }

  /// Goes back by one state; false means that there is none.
  func undo() -> Bool {
    // TODO: restore the state before the present one, and say whether there was
    false
  }

  /// Goes forward by one state; false means that there is none.
  func redo() -> Bool {
    // TODO: restore the state after the present one, and say whether there was
    false
  }
}
