import Foundation
import SharedModels
import TerminalText

/// A presenter that shows notes as lines of a terminal.
///
/// Core J2EE role: Client, in the presentation tier. It knows the business
/// logic, but not the store.
public struct NotePresenter: Sendable {
  private let logic: NoteBusinessLogic
  private let timeZone: TimeZone

  /// Creates a presenter of the notes of `logic`, with dates in a time zone.
  public init(logic: NoteBusinessLogic, timeZone: TimeZone = .gmt) {
    self.logic = logic
    self.timeZone = timeZone
  }

  /// Returns the list of notes, one per line.
  ///
  /// A note's date is shown to the second, or exactly if there are other notes
  /// of that second.
  ///
  /// - Parameter columns: The maximum width of the lines.
  /// - Throws: An error of the store.
  public func list(columns: Int) throws -> [String] {
    lines(for: try rows(), columns: columns)
  }

  /// Returns the notes with their dates as the list shows them.
  ///
  /// - Throws: An error of the store.
  /// - Complexity: O(*n*) in the number of notes.
  public func rows() throws -> [NoteRow] {
    rows(for: try logic.notes())
  }

  /// Returns the notes of a list with their dates as the list shows them.
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

  /// Returns the given rows, one per line.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - columns: The maximum width of the lines.
  public func lines(for rows: [NoteRow], columns: Int) -> [String] {
    guard !rows.isEmpty else { return ["no notes".cut(to: columns)] }
    return rows.map { row in
      "\(row.date)  \(row.note.content)".cut(to: columns)
    }
  }

  /// Returns the row of a changed note, as the list shows it after the change.
  ///
  /// If the list can't be read, the note's date is exact.
  public func row(for change: NoteChange) -> NoteRow {
    let rows = (try? change.notes.get()).map(rows(for:)) ?? []
    return rows.first { $0.note.date == change.note.date }
      ?? NoteRow(
        note: change.note,
        date: change.note.date.exactTimestamp(in: timeZone)
      )
  }

  /// Returns the notes whose date equals a text or begins with it.
  ///
  /// The text can be a date as the list shows it, an exact date with all digits
  /// of the second, or the beginning of one, with a space or a `T` between day
  /// and time. After a full date it can have an offset from UTC, such as
  /// `+0200` or `Z`. If the text is the date of a note, only that note is
  /// found.
  ///
  /// - Returns: The notes, the oldest first; none for an empty text.
  /// - Throws: An error of the store.
  /// - Complexity: O(*n*) in the number of notes. The store is read once.
  public func rows(matching text: String) throws -> [NoteRow] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      .replacing("T", with: " ")
    guard !text.isEmpty else { return [] }
    let rows = try rows()
    if let (time, zone) = text.timeAndZone {
      return rows.filter { $0.note.date.exactTimestamp(in: zone) == time }
    }
    let same = rows.filter { $0.date == text }
    guard same.isEmpty else { return same }
    return rows.filter {
      $0.note.date.exactTimestamp(in: timeZone).hasPrefix(text)
    }
  }

  /// Adds a note, and returns the list after the change, one note per line.
  ///
  /// - Throws: An error of the business logic.
  public func add(
    _ content: String,
    at date: Date,
    columns: Int
  ) throws -> [String] {
    lines(for: try logic.add(content, at: date).notes, columns: columns)
  }

  /// Removes a note, and returns the list after the change, one note per line.
  ///
  /// - Throws: An error of the business logic.
  public func remove(
    at date: Date,
    columns: Int
  ) throws -> [String] {
    lines(for: try logic.remove(at: date), columns: columns)
  }

  /// Returns the list after a change, or a line with the error of reading it.
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
  /// A time with its seconds, and the zone of the offset after it; `nil` for
  /// any other text.
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
}
