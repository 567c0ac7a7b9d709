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

  func makeMemento() -> Memento { Memento(state: state) }
  func restore(_ memento: Memento) { state = memento.state }
}

/// Keeps the mementos of an originator, and never looks into one.
final class Caretaker<Source: Originator> {
  private let originator: Source
  private let limit: Int
  /// The states by number, without a gap; the current one is at `index`.
  private(set) var mementos: [Int: Source.Memento]
  private(set) var index = 0 { didSet { mementos[index &- limit &- 1] = nil } }

  /// Creates a caretaker: the current state is number 0, between kept ones.
  init(_ originator: Source, limit: Int, kept: [Int: Source.Memento] = [:]) {
    self.originator = originator
    self.limit = limit
    mementos = kept
    amend()
  }

  var canUndo: Bool { mementos[index - 1] != nil }
  var canRedo: Bool { mementos[index + 1] != nil }

  /// Saves the current state as a new one; call this after each change.
  func save() {
    var undone = index + 1
    while mementos.removeValue(forKey: undone) != nil { undone += 1 }
    index += 1
    amend()
  }

  /// Replaces the state that was saved or restored last with the current one.
  func amend() { mementos[index] = originator.makeMemento() }

  /// Goes back or forward by one state, and returns false if there is none.
  func undo() -> Bool { move(to: index - 1) }
  func redo() -> Bool { move(to: index + 1) }

  private func move(to number: Int) -> Bool {
    guard let memento = mementos[number] else { return false }
    originator.restore(memento)
    index = number
    return true
  }
}
