import DataAccessObjectPattern
import DecoratorDelegationPattern
import Foundation
import SharedModels
import Terminal

/// The notes as they were read last, in a table of which one row may be
/// selected.
@MainActor
final class NoteList {
  /// Called with a note that was selected.
  var onSelect: ((NoteRow) -> Void)? {
    get { rows.onSelect }
    set { rows.onSelect = newValue }
  }
  /// Why the notes could not be read when that was last tried, if so.
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
    // The first read says nothing of the next ones: it takes longer.
    reload()
  }

  /// How many notes there are.
  var count: Int { rows.rows.count }

  /// The selected note.
  var selected: NoteRow? { table.selectedRow.map { rows.rows[$0] } }

  /// The note of a date, if there is one.
  func row(at date: Date) -> NoteRow? {
    rows.rows.first { $0.note.date == date }
  }

  /// Selects the note that is some rows further down, at the ends no further.
  func moveSelection(by offset: Int) { table.moveSelection(by: offset) }

  /// Reads the notes again, unless that takes too long to be done at each key.
  func refresh() {
    let clock = ContinuousClock()
    guard pace.isDue(at: clock.now) else { return }
    let duration = clock.measure(reload)
    pace.record(duration, until: clock.now)
  }

  /// Reads the notes again, however long that takes.
  func reload() {
    do {
      let new = try presenter.rows()
      // A row's number means another note when there are others.
      if new.map(\.note.date) != rows.rows.map(\.note.date) {
        table.reloadData()
      }
      rows.rows = new
      failure = nil
    } catch {
      failure = "\(error)"
    }
  }

  /// As many notes as there is room for, the selected one among them.
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
