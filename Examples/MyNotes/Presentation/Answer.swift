import DataAccessObjectPattern
import Foundation
import SharedModels

/// The result of a command, as text and as JSON.
struct Answer {
  enum Content {
    case list([NoteRow])
    case note(NoteRow)
  }

  let text: String
  let content: Content

  /// Returns the notes as JSON, on one line.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data =
      switch content {
      case .list(let rows): try encoder.encode(rows.map(Entry.init))
      case .note(let row): try encoder.encode(Entry(row))
      }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A note for programs: its date as the list shows it, and exactly in UTC.
  private struct Entry: Encodable {
    let date: String
    let utc: String
    let content: String

    init(_ row: NoteRow) {
      date = row.date
      utc =
        row.note.date.exactTimestamp().replacing(" ", with: "T") + "Z"
      content = row.note.content
    }
  }
}
