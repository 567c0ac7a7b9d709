import DataAccessObjectPattern
import DecoratorDelegationPattern
import Foundation
import SharedModels
import Terminal

/// The notes as they were read last, in a table in which a row can be selected.
@MainActor
final class NoteList {
  /// Called with a note that was selected.
  var onSelect: ((NoteRow) -> Void)? {
    get { rows.onSelect }
    set { rows.onSelect = newValue }
  }
  /// Why the last attempt to read the notes failed, or `nil` if it succeeded.
  private(set) var failure: String?

  private let presenter: NotePresenter
  private let table = TableView()
  private let rows = TableViewRows<NoteRow> {
    TableViewCell(title: $0.date, detail: $0.note.content)
  }
  private var pace = ReadingPace()

  /// Reads the notes.
  init(presenter: NotePresenter) {
    self.presenter = presenter
    table.dataSource = rows
    table.delegate = rows
    // The first read isn't timed: it takes longer than the next ones.
    reload()
  }

  /// The number of notes.
  var count: Int { rows.rows.count }

  /// The selected note, or `nil` if no note is selected.
  var selected: NoteRow? { table.selectedRow.map { rows.rows[$0] } }

  /// Returns the note with a date, or `nil` if there is none.
  func row(at date: Date) -> NoteRow? {
    rows.rows.first { $0.note.date == date }
  }

  /// Selects the note `offset` rows further down, and stops at the ends.
  func moveSelection(by offset: Int) { table.moveSelection(by: offset) }

  /// Reads the notes again, unless that would take too long for each key press.
  func refresh() {
    let clock = ContinuousClock()
    guard pace.isDue(at: clock.now) else { return }
    let duration = clock.measure(reload)
    pace.record(duration, until: clock.now)
  }

  /// Reads the notes again.
  func reload() {
    do {
      let new = try presenter.rows()
      // If other notes are listed, a row's index can mean another note.
      if new.map(\.note.date) != rows.rows.map(\.note.date) {
        table.reloadData()
      }
      rows.rows = new
      failure = nil
    } catch {
      failure = "\(error)"
    }
  }

  /// Returns as many rows as there is room for, with the selected one.
  func lines(columns: Int, rows count: Int) -> [StyledText] {
    guard table.numberOfRows > 0 else { return [StyledText("No notes.")] }
    let selected = table.selectedRow
    let first = max((selected ?? 0) - count + 1, 0)
    let lines = table.lines(rows: first..<(first + count), columns: columns)
    return lines.enumerated().map { index, line in
      StyledText(line, style: first + index == selected ? .reversed : .plain)
    }
  }
}
