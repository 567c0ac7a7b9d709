// Mistake: The memento refers to the object that the state is in, and every
//   later change of that object changes the past.
// Why: Assigning an object looks like copying it, and what is in a memento
//   looks safe.
// Caught by: test_restoring_a_memento_brings_back_the_state_it_was_made_in,
//   test_a_later_change_does_not_alter_a_saved_memento,
//   test_a_memento_can_be_restored_more_than_once,
//   test_undo_after_two_saves_restores_the_first_state,
//   test_the_first_undo_after_three_saves_shows_the_second,
//   test_undo_goes_step_by_step_to_the_first_state,
//   test_deletes_undone_come_back_in_their_places,
//   test_redo_goes_step_by_step_to_the_last_state,
//   test_a_new_change_clears_the_redo_steps

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
  fileprivate final class Page {
    var lines: [String] = []
  }

  struct Memento {
    fileprivate let page: Page
  }

  private var page = Page()

  var state: [String] {
    get { page.lines }
    set { page.lines = newValue }
  }

  func makeMemento() -> Memento { Memento(page: page) }
  func restore(_ memento: Memento) { page = memento.page }
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
    mementos.removeSubrange((position + 1)...)
    mementos.append(originator.makeMemento())
    position += 1
  }

  /// Goes back by one state; false means that there is none.
  func undo() -> Bool { canUndo && move(to: position - 1) }

  /// Goes forward by one state; false means that there is none.
  func redo() -> Bool { canRedo && move(to: position + 1) }

  private func move(to position: Int) -> Bool {
    originator.restore(mementos[position])
    self.position = position
    return true
  }
}
