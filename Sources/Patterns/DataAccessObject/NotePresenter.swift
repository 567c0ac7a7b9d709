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
  /// A note's date is shown to the second; and with all that tells it from
  /// others, if there are others of that second.
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

  /// The notes whose date is shown as a text, or begins with it.
  ///
  /// A date can be given as the list shows it, in full with all digits of the
  /// second, or by its beginning; between the day and the time stands a space
  /// or a `T`. Behind a date in full, a `Z` says that it is in UTC. Where one
  /// note's date is the text, it alone is found.
  ///
  /// - Returns: The notes, the oldest first; none for an empty text.
  /// - Throws: What the store can't do.
  /// - Complexity: O(*n*) in the number of notes. The store is read once.
  public func rows(matching text: String) throws -> [NoteRow] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      .replacing("T", with: " ", maxReplacements: 1)
    guard !text.isEmpty else { return [] }
    let rows = try rows()
    if text.hasSuffix("Z") {
      return rows.filter { $0.note.date.exactTimestamp() + "Z" == text }
    }
    let exact = rows.map { $0.note.date.exactTimestamp(in: timeZone) }
    let found = zip(rows, exact)
    let same = found.filter { $0.date == text || $1 == text }
    return (same.isEmpty ? found.filter { $1.hasPrefix(text) } : same)
      .map(\.0)
  }

  /// Adds a note and answers with the list as it then is.
  ///
  /// - Throws: What the business logic refuses.
  public func add(
    _ content: String,
    at date: Date,
    columns: Int
  ) throws -> [String] {
    let note = Note(date: date, content: content)
    return lines(for: rows(for: try logic.add(note)), columns: columns)
  }

  /// Removes a note and answers with the list as it then is.
  ///
  /// - Throws: What the business logic refuses.
  public func remove(
    at date: Date,
    columns: Int
  ) throws -> [String] {
    lines(for: rows(for: try logic.remove(at: date)), columns: columns)
  }
}

extension String {
  /// Fitted, without the spaces that would fill the line.
  fileprivate func cut(to columns: Int) -> String {
    // No text is wider than two columns a byte, whatever there is room for.
    let room = min(max(columns, 0), 2 * utf8.count)
    var line = fitted(to: room)[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
