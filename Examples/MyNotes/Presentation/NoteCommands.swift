import DataAccessObjectPattern
import Foundation
import SharedModels
import Terminal
import TerminalText

/// The commands of the command line.
///
/// The presentation layer: it knows the business logic, but not where notes are
/// kept.
struct NoteCommands {
  let logic: NoteBusinessLogic
  let presenter: NotePresenter
  /// The width to which the list's lines are cut.
  let columns: Int

  /// Runs a command.
  ///
  /// - Throws: ``NoteNotFound``, an error of the standard input, or an error of
  ///   the business logic.
  func run(_ action: Options.Action) throws -> Answer {
    switch action {
    case .add(let text): return try add(text)
    case .show(let date): return try show(date)
    case .edit(let date, let text): return try edit(date, text)
    case .remove(let date): return try remove(date)
    case .list, .interactive, .help: return try list()
    }
  }

  private func list() throws -> Answer {
    let rows = try presenter.rows()
    let lines = presenter.lines(for: rows, columns: columns)
    return Answer(
      text: lines.map { "\($0)\n" }.joined(),
      content: .list(rows)
    )
  }

  private func add(_ text: String?) throws -> Answer {
    answer("Added", try logic.add(text ?? StandardInput.text()))
  }

  private func show(_ date: String) throws -> Answer {
    let row = try row(date)
    return Answer(
      text: "\(row.date)\n\n\(row.note.content.printableLines)\n",
      content: .note(row)
    )
  }

  private func edit(_ date: String, _ text: String?) throws -> Answer {
    // The note is found first: nobody should type a text for a missing note.
    let seen = try row(date).note
    let note = Note(
      date: seen.date,
      content: try text ?? StandardInput.text()
    )
    return answer(
      "Changed",
      try logic.modify(note, ifContentIs: seen.content)
    )
  }

  private func remove(_ date: String) throws -> Answer {
    let row = try row(date)
    try logic.remove(at: row.note.date)
    return Answer(text: "Removed \(row.date)\n", content: .note(row))
  }

  /// Returns the only note whose date equals a text or begins with it.
  private func row(_ date: String) throws -> NoteRow {
    let rows = try presenter.rows(matching: date)
    guard rows.count == 1, let row = rows.first else {
      throw NoteNotFound(date: date, candidates: rows.map(\.date))
    }
    return row
  }

  private func answer(_ what: String, _ change: NoteChange) -> Answer {
    let row = presenter.row(for: change)
    return Answer(text: "\(what) \(row.date)\n", content: .note(row))
  }
}
