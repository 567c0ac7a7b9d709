import DataAccessObjectPattern
import Foundation
import SharedModels
import Terminal
import XCTest

@testable import MyNotes

/// MyNotes on a store that accepts every change, but whose list can't be read.
final class UnreadableNotesSpec: XCTestCase {
  func test_a_command_that_has_changed_the_notes_says_so() throws {
    let kept = try InMemoryNoteDAO()
    let logic = NoteBusinessLogic(dao: WriteOnlyNoteDAO(kept: kept))
    let presenter = NotePresenter(logic: logic)
    let commands = NoteCommands(
      logic: logic,
      presenter: presenter,
      columns: 80
    )

    let answer = try commands.run(.add("Milk"))

    XCTAssertEqual(kept.findAll().map(\.content), ["Milk"])
    XCTAssertTrue(answer.text.hasPrefix("Added 2"), answer.text)
  }

  @MainActor
  func test_a_form_that_has_added_a_note_says_so_and_is_left() async throws {
    let kept = try InMemoryNoteDAO()
    let logic = NoteBusinessLogic(dao: WriteOnlyNoteDAO(kept: kept))
    let screens = NoteScreens(
      logic: logic,
      presenter: NotePresenter(logic: logic)
    )

    for key in [Key.character("a"), .character("x"), .enter] {
      _ = screens.press(key)
    }

    let lines = screens.lines(for: TerminalSize(columns: 24, rows: 9))
    XCTAssertEqual(kept.findAll().map(\.content), ["x"])
    XCTAssertEqual(
      [lines.first, lines.last],
      [
        StyledText("MyNotes  0 notes", style: .bold),
        StyledText("Added. The disk is gone."),
      ]
    )
  }
}

private struct WriteOnlyNoteDAO: NoteDAO {
  struct Unreadable: Error, CustomStringConvertible {
    let description = "The disk is gone."
  }

  let kept: any NoteDAO

  func create(_ note: Note) throws { try kept.create(note) }
  func remove(at date: Date) throws { try kept.remove(at: date) }
  func modify(_ note: Note, ifContentIs seen: String?) throws {
    try kept.modify(note, ifContentIs: seen)
  }
  func find(at date: Date) throws -> Note? { throw Unreadable() }
  func findAll() throws -> [Note] { throw Unreadable() }
}
