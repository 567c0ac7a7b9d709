import Foundation
import SharedModels
import TerminalText

/// Notes as lines for a terminal.
///
/// Core J2EE role: the Client in the presentation tier. It knows the business
/// logic, and nothing of where notes are kept.
public struct NotePresenter: Sendable {
  private let logic: NoteBusinessLogic
  private let timeZone: TimeZone

  /// Presents what `logic` has, with the times of a time zone.
  public init(logic: NoteBusinessLogic, timeZone: TimeZone = .gmt) {
    self.logic = logic
    self.timeZone = timeZone
  }

  /// The list of notes, one line each.
  ///
  /// A note's date is shown to the second, or exactly if there are other notes
  /// of that second.
  ///
  /// - Parameter columns: The width to cut the lines to.
  /// - Throws: What the store can't do.
  public func list(columns: Int) throws -> [String] {
    lines(for: try rows(), columns: columns)
  }

  /// The notes with their dates as the list shows them.
  ///
  /// - Throws: What the store can't do.
  /// - Complexity: O(*n*) in the number of notes.
  public func rows() throws -> [NoteRow] {
    rows(for: try logic.notes())
  }

  /// All notes, as the business logic has just answered with them, with their
  /// dates as the list shows them.
  ///
  /// - Complexity: O(*n*) in the number of notes.
  public func rows(for notes: [Note]) -> [NoteRow] {
    let seconds = notes.map { $0.date.timestamp(in: timeZone) }
    let counts = Dictionary(seconds.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(seconds, notes).map { second, note in
      NoteRow(
        note: note,
        date: counts[second] == 1
          ? second : note.date.exactTimestamp(in: timeZone)
      )
    }
  }

  /// Rows that were read before, one line each.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - columns: The width to cut the lines to.
  public func lines(for rows: [NoteRow], columns: Int) -> [String] {
    guard !rows.isEmpty else { return ["no notes".cut(to: columns)] }
    return rows.map { row in
      "\(row.date)  \(row.note.content)".cut(to: columns)
    }
  }

  /// The row of a change, as the list then shows it.
  ///
  /// Where the list can't be read, the note's date is written with all that
  /// could tell it from others.
  public func row(for change: NoteChange) -> NoteRow {
    let rows = (try? change.notes.get()).map(rows(for:)) ?? []
    return rows.first { $0.note.date == change.note.date }
      ?? NoteRow(
        note: change.note,
        date: change.note.date.exactTimestamp(in: timeZone)
      )
  }

  /// The notes whose date is shown as a text, or begins with it.
  ///
  /// A date can be given as the list shows it, in full with all digits of the
  /// second, or by its beginning; between the day and the time stands a space
  /// or a `T`. After a date in full, an offset from UTC such as `+0200` or `Z`
  /// says which clock it is read from. Where one note's date is the text, it
  /// alone is found.
  ///
  /// - Returns: The notes, the oldest first; none for an empty text.
  /// - Throws: What the store can't do.
  /// - Complexity: O(*n*) in the number of notes. The store is read once.
  public func rows(matching text: String) throws -> [NoteRow] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      .replacing("T", with: " ", maxReplacements: 1)
    guard !text.isEmpty else { return [] }
    let rows = try rows()
    if let (time, zone) = text.timeAndZone {
      return rows.filter { $0.note.date.exactTimestamp(in: zone) == time }
    }
    let exact = rows.map { $0.note.date.exactTimestamp(in: timeZone) }
    let found = zip(rows, exact)
    let same = found.filter { $0.date == text || $1 == text }
    return (same.isEmpty ? found.filter { $1.hasPrefix(text) } : same)
      .map(\.0)
  }

  /// Adds a note, and returns the list as it then is, line by line.
  ///
  /// - Throws: What the business logic refuses.
  public func add(
    _ content: String,
    at date: Date,
    columns: Int
  ) throws -> [String] {
    lines(for: try logic.add(content, at: date).notes, columns: columns)
  }

  /// Removes a note, and returns the list as it then is, line by line.
  ///
  /// - Throws: What the business logic refuses.
  public func remove(
    at date: Date,
    columns: Int
  ) throws -> [String] {
    lines(for: try logic.remove(at: date), columns: columns)
  }

  /// The list after a change, or why it can't be shown.
  private func lines(
    for notes: Result<[Note], any Error>,
    columns: Int
  ) -> [String] {
    switch notes {
    case .success(let notes):
      lines(for: rows(for: notes), columns: columns)
    case .failure(let error):
      ["The notes can't be read: \(error)".cut(to: columns)]
    }
  }
}

extension String {
  /// A time to the second or better, and the zone of the offset after it; `nil`
  /// for any other text.
  fileprivate var timeAndZone: (time: String, zone: TimeZone)? {
    let pattern =
      /(.+ \d\d:\d\d:\d\d(?:\.\d+)?) ?(?:Z|([+-])(\d\d):?(\d\d))/
    guard let match = wholeMatch(of: pattern) else { return nil }
    let minutes = (Int(match.3 ?? "") ?? 0) * 60 + (Int(match.4 ?? "") ?? 0)
    let zone = TimeZone(
      secondsFromGMT: (match.2 == "-" ? -60 : 60) * minutes
    )
    return zone.map { (String(match.1), $0) }
  }

  /// Fitted, without the spaces that would fill the line.
  fileprivate func cut(to columns: Int) -> String {
    // No text is wider than two columns a byte, whatever there is room for.
    let room = min(max(columns, 0), 2 * utf8.count)
    var line = fitted(to: room)[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
