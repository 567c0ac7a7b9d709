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
  /// - Parameter columns: The width to cut the lines to.
  /// - Throws: What the store can't do.
  public func list(columns: Int) throws -> [String] {
    lines(for: try logic.notes(), columns: columns)
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
    return lines(for: try logic.add(note), columns: columns)
  }

  /// Removes a note and answers with the list as it then is.
  ///
  /// - Throws: What the business logic refuses.
  public func remove(
    at date: Date,
    columns: Int
  ) throws -> [String] {
    lines(for: try logic.remove(at: date), columns: columns)
  }

  private func lines(for notes: [Note], columns: Int) -> [String] {
    guard !notes.isEmpty else { return ["no notes".cut(to: columns)] }
    return notes.map { note in
      let time = note.date.timestamp(in: timeZone)
      return "\(time)  \(note.content)".cut(to: columns)
    }
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
