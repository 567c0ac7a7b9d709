import XCTest

@testable import MementoPattern

final class MementoTemplateSpec: XCTestCase {
  // MARK: - Originator and memento

  func test_restoring_a_memento_brings_back_the_state_it_was_made_in() {
    let originator = ConcreteOriginator()
    originator.state = ["a", "b"]
    let memento = originator.makeMemento()
    originator.state = ["c"]

    originator.restore(memento)

    XCTAssertEqual(originator.state, ["a", "b"])
  }

  func test_a_later_change_does_not_alter_a_saved_memento() {
    let originator = ConcreteOriginator()
    originator.state = ["a", "b"]
    let memento = originator.makeMemento()

    originator.state[0] = "changed"
    originator.state.append("c")
    originator.restore(memento)

    XCTAssertEqual(originator.state, ["a", "b"])
  }

  func test_a_memento_can_be_restored_more_than_once() {
    let originator = ConcreteOriginator()
    originator.state = ["a"]
    let memento = originator.makeMemento()
    originator.restore(memento)
    originator.state[0] = "changed"

    originator.restore(memento)

    XCTAssertEqual(originator.state, ["a"])
  }

  func test_a_memento_can_be_restored_by_another_originator_of_its_kind() {
    let first = ConcreteOriginator()
    let second = ConcreteOriginator()
    first.state = ["a"]

    second.restore(first.makeMemento())

    XCTAssertEqual(second.state, ["a"])
  }

  // MARK: - Caretaker: undo

  func test_undo_after_two_saves_restores_the_first_state() {
    let (originator, caretaker) = saved(["v1"], ["v2"])

    XCTAssertTrue(caretaker.undo())

    XCTAssertEqual(originator.state, ["v1"])
  }

  func test_the_first_undo_after_three_saves_shows_the_second() {
    let (originator, caretaker) = saved(["v1"], ["v2"], ["v3"])

    XCTAssertTrue(caretaker.undo())

    XCTAssertEqual(originator.state, ["v2"])
  }

  func test_undo_goes_step_by_step_to_the_first_state() {
    let (originator, caretaker) = saved(["v1"], ["v2"], ["v3"])

    XCTAssertTrue(caretaker.undo())
    XCTAssertEqual(originator.state, ["v2"])

    XCTAssertTrue(caretaker.undo())
    XCTAssertEqual(originator.state, ["v1"])

    XCTAssertTrue(caretaker.undo())
    XCTAssertEqual(originator.state, [])

    XCTAssertFalse(caretaker.canUndo)
  }

  func test_undo_with_nothing_to_undo_changes_nothing_and_says_so() {
    let (originator, caretaker) = saved()

    XCTAssertFalse(caretaker.canUndo)
    XCTAssertFalse(caretaker.undo())

    XCTAssertEqual(originator.state, [])
    XCTAssertFalse(caretaker.canRedo)
  }

  func test_a_change_that_was_not_saved_survives_an_undo_that_cannot_be() {
    let (originator, caretaker) = saved()
    originator.state = ["unsaved"]

    XCTAssertFalse(caretaker.undo())
    XCTAssertFalse(caretaker.redo())

    XCTAssertEqual(originator.state, ["unsaved"])
  }

  func test_deletes_undone_come_back_in_their_places() {
    let (originator, caretaker) = saved(["A", "B", "C"], ["A", "C"], ["C"])

    XCTAssertTrue(caretaker.undo())
    XCTAssertTrue(caretaker.undo())

    XCTAssertEqual(originator.state, ["A", "B", "C"])
  }

  // MARK: - Caretaker: redo

  func test_redo_goes_step_by_step_to_the_last_state() {
    let (originator, caretaker) = saved(["v1"], ["v2"])
    XCTAssertTrue(caretaker.undo())
    XCTAssertTrue(caretaker.undo())

    XCTAssertTrue(caretaker.redo())
    XCTAssertEqual(originator.state, ["v1"])

    XCTAssertTrue(caretaker.redo())
    XCTAssertEqual(originator.state, ["v2"])

    XCTAssertFalse(caretaker.canRedo)
  }

  func test_redo_with_nothing_to_redo_changes_nothing_and_says_so() {
    let (originator, caretaker) = saved(["v1"])

    XCTAssertFalse(caretaker.canRedo)
    XCTAssertFalse(caretaker.redo())

    XCTAssertEqual(originator.state, ["v1"])
    XCTAssertTrue(caretaker.canUndo)
  }

  func test_a_new_change_clears_the_redo_steps() {
    let (originator, caretaker) = saved(["v1"], ["v2"], ["v3"])
    XCTAssertTrue(caretaker.undo())
    XCTAssertTrue(caretaker.undo())

    originator.state = ["other"]
    caretaker.save()

    XCTAssertFalse(caretaker.canRedo)
    XCTAssertTrue(caretaker.undo())
    XCTAssertEqual(originator.state, ["v1"])
    XCTAssertTrue(caretaker.redo())
    XCTAssertEqual(originator.state, ["other"])
  }

  // MARK: - Fixtures

  /// An originator that went through some states, each saved.
  private func saved(
    _ states: [String]...
  ) -> (ConcreteOriginator, Caretaker<ConcreteOriginator>) {
    let originator = ConcreteOriginator()
    let caretaker = Caretaker(originator)
    for state in states {
      originator.state = state
      caretaker.save()
    }
    return (originator, caretaker)
  }
}
