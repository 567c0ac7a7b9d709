/// Memento (behavioral): an object saves its state in a memento that only it
/// can look into, so that a caretaker can keep it and give it back later.
///
/// Rename `ConcreteOriginator`, and give its memento a state made of values;
/// `fileprivate` closes it to other files. `Originator`, `Caretaker`: as is.
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
  /// The states by number, without a gap; the present one is at `index`.
  private(set) var mementos: [Int: Source.Memento]
  private(set) var index = 0 { didSet { mementos[index &- limit &- 1] = nil } }

  /// Begins with the present state as number 0, between kept ones, if any.
  init(_ originator: Source, limit: Int, kept: [Int: Source.Memento] = [:]) {
    self.originator = originator
    self.limit = limit
    mementos = kept
    amend()
  }

  var canUndo: Bool { mementos[index - 1] != nil }
  var canRedo: Bool { mementos[index + 1] != nil }

  /// Saves the present state as a new one; to be called after each change.
  func save() {
    var undone = index + 1
    while mementos.removeValue(forKey: undone) != nil { undone += 1 }
    index += 1
    amend()
  }

  /// Saves the present state in place of the one saved or restored last.
  func amend() { mementos[index] = originator.makeMemento() }

  /// Goes back or forward by one state; false means that there is none.
  func undo() -> Bool { move(to: index - 1) }
  func redo() -> Bool { move(to: index + 1) }

  private func move(to number: Int) -> Bool {
    guard let memento = mementos[number] else { return false }
    originator.restore(memento)
    index = number
    return true
  }
}
