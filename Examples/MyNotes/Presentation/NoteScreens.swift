import DataAccessObjectPattern
import Foundation
import SharedModels
import Terminal
import TerminalText

/// The screens of the list, of one note and of the form, and what each key does
/// in them.
///
/// The presentation layer: it knows the business logic, but not where notes are
/// kept.
@MainActor
final class NoteScreens {
  /// What a key press has led to.
  enum Outcome {
    case shown
    case quit
  }

  /// What is on the screen.
  enum Mode {
    case list
    case detail(NoteRow, ScrolledText)
    /// The form for a new note, or for another text of a note.
    case form(TextField, editing: NoteRow?)
  }

  private static let unknownKey = "That key does nothing here."

  private let logic: NoteBusinessLogic
  let list: NoteList
  var mode = Mode.list
  /// The last message.
  private(set) var status = ""
  /// What the last key press has changed, in words.
  private(set) var change = ""

  init(logic: NoteBusinessLogic, presenter: NotePresenter) {
    self.logic = logic
    list = NoteList(presenter: presenter)
    list.onSelect = { [weak self] in self?.status = $0.date }
  }

  /// Handles a key press.
  func press(_ key: Key) -> Outcome {
    (status, change) = ("", "")
    // Another program may have changed the notes meanwhile. In the form, that
    // is checked when the text is saved.
    switch mode {
    case .form(let field, let row):
      pressInForm(key, field, editing: row)
      return .shown
    case .detail(let row, let text):
      list.refresh()
      return pressInDetail(key, row.note.date, text)
    case .list:
      list.refresh()
      return pressInList(key)
    }
  }

  private func pressInList(_ key: Key) -> Outcome {
    switch key {
    case .up, .character("k"): list.moveSelection(by: -1)
    case .down, .character("j"): list.moveSelection(by: 1)
    case .pageUp: list.moveSelection(by: -10)
    case .pageDown: list.moveSelection(by: 10)
    case .home: list.moveSelection(by: -.max)
    case .end: list.moveSelection(by: .max)
    case .character("a"): mode = .form(TextField(), editing: nil)
    case .character("q"): return .quit
    case .enter:
      withSelection { mode = .detail($0, ScrolledText($0.note.content)) }
    case .character("e"):
      list.reload()
      withSelection(edit)
    case .character("d"): withSelection(remove)
    default: status = Self.unknownKey
    }
    return .shown
  }

  private func pressInDetail(
    _ key: Key,
    _ date: Date,
    _ text: ScrolledText
  ) -> Outcome {
    if key == .character("q") { return .quit }
    if key == .character("e") { list.reload() }
    guard let row = list.row(at: date) else {
      mode = .list
      status = "The note no longer exists."
      return .shown
    }
    var text = text.replacingText(with: row.note.content)
    switch key {
    case .character("e"): edit(row)
    case .character("d"): remove(row)
    case .escape, .left, .enter: mode = .list
    default:
      if !text.press(key) { status = Self.unknownKey }
      mode = .detail(row, text)
    }
    return .shown
  }

  private func pressInForm(
    _ key: Key,
    _ field: TextField,
    editing row: NoteRow?
  ) {
    switch key {
    case .escape: mode = .list
    case .enter: save(field, in: row)
    default:
      var field = field
      field.press(key)
      mode = .form(field, editing: row)
    }
  }

  // MARK: - What the user does

  private func edit(_ row: NoteRow) {
    mode = .form(TextField(row.note.content), editing: row)
  }

  private func save(_ field: TextField, in row: NoteRow?) {
    let text = field.text
    attempt(row == nil ? "Added." : "Changed.") {
      guard let row else {
        try logic.add(text)
        return
      }
      let note = Note(date: row.note.date, content: text)
      do {
        try logic.modify(note, ifContentIs: row.note.content)
      } catch NoteDAOError.changed(let now) where now != note {
        list.reload()
        mode = .form(field, editing: list.row(at: now.date) ?? row)
        throw ChangedMeanwhile()
      } catch NoteDAOError.changed {
        // Another program has written the same text.
      }
    }
  }

  private func remove(_ row: NoteRow) {
    attempt("Removed \(row.date).") { try logic.remove(at: row.note.date) }
  }

  /// Makes a change, and goes to the list.
  private func attempt(_ message: String, _ body: () throws -> Void) {
    do {
      try body()
      mode = .list
      list.reload()
      change = message
    } catch {
      status = "\(error)"
    }
  }

  private func withSelection(_ body: (NoteRow) -> Void) {
    if let row = list.selected {
      body(row)
    } else {
      status = "No note is selected: ↑ and ↓ select one."
    }
  }
}
