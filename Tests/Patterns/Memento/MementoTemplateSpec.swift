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

  func test_a_failed_undo_or_redo_keeps_a_change_that_was_not_saved() {
    let (originator, caretaker) = saved()
    originator.state = ["unsaved"]

    XCTAssertFalse(caretaker.undo())
    XCTAssertFalse(caretaker.redo())

    XCTAssertEqual(originator.state, ["unsaved"])
  }

  func test_undone_deletes_come_back_in_their_places() {
    let (originator, caretaker) = saved(["A", "B", "C"], ["A", "C"], ["C"])

    XCTAssertTrue(caretaker.undo())
    XCTAssertTrue(caretaker.undo())

    XCTAssertEqual(originator.state, ["A", "B", "C"])
  }

  // MARK: - Caretaker: redo

  func test_redo_goes_step_by_step_to_the_last_state() {
    let (originator, caretaker) = saved(["v1"], ["v2"])
    XCTAssertTrue(caretaker.undo())
    XCTAssertTrue(caretaker.canRedo)
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

  // MARK: - Caretaker: amending

  func test_an_amended_state_replaces_the_current_one_and_adds_no_step() {
    let (originator, caretaker) = saved(["v1"], ["v2"])

    originator.state = ["v2, amended"]
    caretaker.amend()

    XCTAssertEqual(states(of: originator, caretaker).undone, [["v1"], []])
    XCTAssertEqual(
      states(of: originator, caretaker).redone,
      [["v1"], ["v2, amended"]]
    )
  }

  func test_states_that_were_undone_can_be_redone_after_amending() {
    let (originator, caretaker) = saved(["v1"], ["v2"])
    XCTAssertTrue(caretaker.undo())

    originator.state = ["v1, amended"]
    caretaker.amend()

    XCTAssertTrue(caretaker.redo())
    XCTAssertEqual(originator.state, ["v2"])
    XCTAssertTrue(caretaker.undo())
    XCTAssertEqual(originator.state, ["v1, amended"])
  }

  func test_the_first_state_can_be_amended() {
    let (originator, caretaker) = saved()
    originator.state = ["beginning"]
    caretaker.amend()
    originator.state = ["v1"]
    caretaker.save()

    XCTAssertTrue(caretaker.undo())

    XCTAssertEqual(originator.state, ["beginning"])
    XCTAssertFalse(caretaker.canUndo)
  }

  // MARK: - Caretaker: the limit

  func test_up_to_the_limit_the_first_state_can_be_restored() {
    let (originator, caretaker) = saved(["v1"], ["v2"], limit: 2)

    XCTAssertEqual(states(of: originator, caretaker).undone, [["v1"], []])
  }

  func test_beyond_the_limit_the_oldest_state_is_discarded() {
    let (originator, caretaker) = saved(["v1"], ["v2"], ["v3"], limit: 2)

    XCTAssertEqual(states(of: originator, caretaker).undone, [["v2"], ["v1"]])
    XCTAssertEqual(states(of: originator, caretaker).redone, [["v2"], ["v3"]])
    XCTAssertEqual(caretaker.mementos.count, 3)
  }

  func test_amending_at_the_limit_discards_no_state() {
    let (originator, caretaker) = saved(["v1"], ["v2"], limit: 2)

    originator.state = ["v2, amended"]
    caretaker.amend()

    XCTAssertEqual(states(of: originator, caretaker).undone, [["v1"], []])
  }

  // MARK: - Caretaker: states kept from before

  func test_a_caretaker_continues_between_kept_states() {
    let originator = ConcreteOriginator()
    originator.state = ["v2"]
    let caretaker = Caretaker(
      originator,
      limit: 2,
      kept: [-1: memento(["v1"]), 1: memento(["v3"])]
    )

    XCTAssertEqual(originator.state, ["v2"])
    XCTAssertEqual(states(of: originator, caretaker).undone, [["v1"]])
    XCTAssertEqual(states(of: originator, caretaker).redone, [["v2"], ["v3"]])
  }

  func test_the_limit_holds_for_states_that_are_redone() {
    let originator = ConcreteOriginator()
    let caretaker = Caretaker(
      originator,
      limit: 1,
      kept: [-1: memento(["v1"]), 1: memento(["v3"]), 2: memento(["v4"])]
    )

    XCTAssertTrue(caretaker.redo())
    XCTAssertTrue(caretaker.redo())

    XCTAssertEqual(states(of: originator, caretaker).undone, [["v3"]])
  }

  func test_only_undo_and_redo_restore_a_state() {
    let originator = CountingOriginator()
    let caretaker = Caretaker(originator, limit: 1, kept: [-1: 0, 1: 0])
    caretaker.save()
    caretaker.save()
    caretaker.amend()
    XCTAssertEqual(originator.restoreCount, 0)

    XCTAssertTrue(caretaker.undo())
    XCTAssertTrue(caretaker.redo())

    XCTAssertEqual(originator.restoreCount, 2)
  }

  func test_kept_states_can_be_undone_without_a_limit() {
    let originator = ConcreteOriginator()
    let caretaker = Caretaker(
      originator,
      limit: .max,
      kept: [-2: memento(["v1"]), -1: memento(["v2"])]
    )

    XCTAssertEqual(states(of: originator, caretaker).undone, [["v2"], ["v1"]])
  }

  // MARK: - Fixtures

  /// Returns an originator and its caretaker, which has saved these states.
  private func saved(
    _ states: [String]...,
    limit: Int = .max
  ) -> (ConcreteOriginator, Caretaker<ConcreteOriginator>) {
    let originator = ConcreteOriginator()
    let caretaker = Caretaker(originator, limit: limit)
    for state in states {
      originator.state = state
      caretaker.save()
    }
    return (originator, caretaker)
  }

  private func memento(_ state: [String]) -> ConcreteOriginator.Memento {
    let originator = ConcreteOriginator()
    originator.state = state
    return originator.makeMemento()
  }

  /// Goes back as far as possible, and then forward as far as possible.
  ///
  /// - Returns: The states that each way shows, in order.
  private func states(
    of originator: ConcreteOriginator,
    _ caretaker: Caretaker<ConcreteOriginator>
  ) -> (undone: [[String]], redone: [[String]]) {
    var undone: [[String]] = []
    var redone: [[String]] = []
    while undone.count < 10, caretaker.undo() {
      undone.append(originator.state)
    }
    while redone.count < 10, caretaker.redo() {
      redone.append(originator.state)
    }
    return (undone, redone)
  }
}

private final class CountingOriginator: Originator {
  private(set) var restoreCount = 0

  func makeMemento() -> Int { 0 }
  func restore(_ memento: Int) { restoreCount += 1 }
}
