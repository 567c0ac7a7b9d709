import DataAccessObjectPattern
import Terminal
import TerminalText

// What is on the screen.
extension NoteScreens {
  /// Returns the whole screen, line by line.
  func lines(for size: TerminalSize) -> [StyledText] {
    let columns = size.columns
    let room = max(size.rows - 4, 1)
    let (title, body, bar) = content(columns: columns, rows: room)
    let rest = Array(repeating: StyledText(), count: max(room - body.count, 0))
    let top = [StyledText(title, style: .bold), StyledText()]
    let foot = [
      KeyBar(bar).line(columns: columns),
      StyledText(message.fitted(to: columns)),
    ]
    let all = top + body.prefix(room) + rest + foot
    // Where there is no room for all, the title is left out first.
    return Array(all.dropFirst(max(all.count - size.rows, 0)))
  }

  /// The last line: what the last key has changed, and the status.
  ///
  /// If the notes can't be read, the reason takes the place of the status,
  /// unless the form has one.
  private var message: String {
    if case .form = mode, !status.isEmpty { return status }
    let state = list.failure ?? status
    return [change, state].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func content(
    columns: Int,
    rows: Int
  ) -> (String, [StyledText], [KeyBar.Item]) {
    switch mode {
    case .list:
      let count = list.count
      return (
        "MyNotes  \(count == 1 ? "1 note" : "\(count) notes")",
        list.lines(columns: columns, rows: rows),
        [
          .init("↑↓", "select"), .init("Enter", "show"), .init("a", "add"),
          .init("e", "edit"),
          .init("d", "delete"), .init("q", "quit"),
        ]
      )
    case .detail(let row, var text):
      let lines = text.lines(columns: columns, rows: rows)
      mode = .detail(row, text)
      let scrolling: [KeyBar.Item] = text.isLong ? [.init("↑↓", "scroll")] : []
      return (
        text.isLong ? "\(row.date)  \(text.position)" : row.date,
        lines,
        scrolling + [
          .init("e", "edit"), .init("d", "delete"), .init("Esc", "back"),
          .init("q", "quit"),
        ]
      )
    case .form(let field, let row):
      return (
        row?.date ?? "A new note",
        [field.line(columns: columns)],
        [.init("Return", "save"), .init("Esc", "cancel")]
      )
    }
  }
}
