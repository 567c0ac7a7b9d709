import DataAccessObjectPattern
import DecoratorDelegationPattern
import Foundation
import SharedModels
import TerminalScreen
import TerminalText

/// The list of notes and the screen of one note, as a user goes from one to the
/// other.
///
/// The presentation layer: it knows the business logic, and nothing of where
/// notes are kept.
@MainActor
final class NoteScreens {
  /// What a key press has led to.
  enum Outcome {
    case shown
    case quit
  }

  private enum Mode {
    case list
    case detail(NoteRow)
    /// Typing a new note, or another text for one.
    case form(TextField, editing: NoteRow?)
  }

  private let logic: NoteBusinessLogic
  private let presenter: NotePresenter
  private let table = TableView()
  private let rows = NoteRows()
  private var mode = Mode.list
  private var status = ""

  init(logic: NoteBusinessLogic, presenter: NotePresenter) {
    self.logic = logic
    self.presenter = presenter
    table.dataSource = rows
    table.delegate = rows
    rows.onSelect = { [weak self] in self?.status = $0.date }
    reload()
  }

  /// Does what a key asks for.
  func press(_ key: Key) -> Outcome {
    status = ""
    // Another program may have changed the notes in the meantime.
    reload()
    switch mode {
    case .form(var field, let row):
      pressInForm(key, &field, editing: row)
    case .detail(let row):
      switch key {
      case .character("q"): return .quit
      case .character("e"):
        mode = .form(TextField(row.note.content), editing: row)
      case .character("d"): remove(row)
      default: mode = .list
      }
    case .list:
      return pressInList(key)
    }
    return .shown
  }

  private func pressInList(_ key: Key) -> Outcome {
    switch key {
    case .up, .character("k"): table.moveSelection(by: -1)
    case .down, .character("j"): table.moveSelection(by: 1)
    case .pageUp: table.moveSelection(by: -10)
    case .pageDown: table.moveSelection(by: 10)
    case .character("a"): mode = .form(TextField(), editing: nil)
    case .character("q"): return .quit
    case .enter: withSelection { mode = .detail($0) }
    case .character("e"):
      withSelection {
        mode = .form(TextField($0.note.content), editing: $0)
      }
    case .character("d"): withSelection(remove)
    default: status = "That key does nothing here."
    }
    return .shown
  }

  private func pressInForm(
    _ key: Key,
    _ field: inout TextField,
    editing row: NoteRow?
  ) {
    switch key {
    case .escape: mode = .list
    case .enter: keep(field.text, in: row)
    default:
      field.press(key)
      mode = .form(field, editing: row)
    }
  }

  // MARK: - What the user does

  private func keep(_ text: String, in row: NoteRow?) {
    guard !text.allSatisfy(\.isWhitespace) else {
      status = "A note needs a text."
      return
    }
    attempt(row == nil ? "Added." : "Changed.") {
      if let row {
        try logic.modify(Note(date: row.note.date, content: text))
      } else {
        try logic.add(Note(date: .now, content: text))
      }
    }
  }

  private func remove(_ row: NoteRow) {
    attempt("Removed \(row.date).") { try logic.remove(at: row.note.date) }
  }

  /// Changes something, and goes to the list.
  private func attempt(_ message: String, _ body: () throws -> Void) {
    do {
      try body()
      mode = .list
      reload()
      status = message
    } catch {
      status = "\(error)"
    }
  }

  private func withSelection(_ body: (NoteRow) -> Void) {
    if let row = table.selectedRow {
      body(rows.rows[row])
    } else {
      status = "No note is selected: ↑ and ↓ select one."
    }
  }

  private func reload() {
    do {
      let new = try presenter.rows()
      // A row's number means another note when there are others.
      if new.map(\.note.date) != rows.rows.map(\.note.date) {
        table.reloadData()
      }
      rows.rows = new
    } catch {
      status = "\(error)"
    }
  }

  // MARK: - What is on the screen

  /// The whole screen, line by line.
  func lines(for size: TerminalSize) -> [StyledText] {
    let columns = size.columns
    let room = max(size.rows - 4, 1)
    let (title, body, bar) = content(columns: columns, rows: room)
    let rest = Array(repeating: StyledText(), count: max(room - body.count, 0))
    let top = [StyledText(title, style: .bold), StyledText()]
    let foot = [
      KeyBar(bar).line(columns: columns),
      StyledText(status.fitted(to: columns)),
    ]
    let all = top + body.prefix(room) + rest + foot
    // Where there is no room for all, the foot is worth more than the title.
    return Array(all.dropFirst(max(all.count - size.rows, 0)))
  }

  private func content(
    columns: Int,
    rows: Int
  ) -> (String, [StyledText], [KeyBar.Item]) {
    switch mode {
    case .list:
      let count = table.numberOfRows
      return (
        "MyNotes  \(count == 1 ? "1 note" : "\(count) notes")",
        listLines(columns: columns, rows: rows),
        [
          .init("↑↓", "select"), .init("Enter", "show"), .init("a", "add"),
          .init("e", "edit"),
          .init("d", "delete"), .init("q", "quit"),
        ]
      )
    case .detail(let row):
      return (
        row.date,
        row.note.content.printableLines.wrappedLines(to: columns)
          .map { StyledText($0) },
        [
          .init("e", "edit"), .init("d", "delete"), .init("Esc", "back"),
          .init("q", "quit"),
        ]
      )
    case .form(let field, let row):
      return (
        row?.date ?? "A new note",
        [field.line(columns: columns)],
        [.init("Return", "keep"), .init("Esc", "leave")]
      )
    }
  }

  private func listLines(columns: Int, rows count: Int) -> [StyledText] {
    guard table.numberOfRows > 0 else { return [StyledText("No notes.")] }
    let first = max((table.selectedRow ?? 0) - count + 1, 0)
    return table.lines(rows: first..<(first + count), columns: columns).map {
      StyledText($0, style: $0.hasPrefix(">") ? .reversed : .plain)
    }
  }
}
