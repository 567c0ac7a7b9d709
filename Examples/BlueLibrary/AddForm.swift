import Foundation
import SharedModels
import Terminal
import TerminalText

/// The form in which the user types a new album.
struct AddForm {
  /// What a key press leads to.
  enum Outcome: Equatable {
    case open
    case cancelled
    case done(Album)
  }

  private static let labels = ["Title", "Artist", "Genre", "Year"]

  private var fields = labels.map { _ in TextField() }
  private var focus = 0
  private var message = ""

  /// Handles a key press.
  mutating func press(_ key: Key) -> Outcome {
    message = ""
    switch key {
    case .escape: return .cancelled
    case .up: focus = max(focus - 1, 0)
    case .enter where focus == fields.count - 1: return finish()
    case .enter, .down, .tab: focus = min(focus + 1, fields.count - 1)
    default: fields[focus].press(key)
    }
    return .open
  }

  /// Returns the form, line by line: all of it, or as many fields as fit, with
  /// the focused one and the message.
  func lines(for size: TerminalSize) -> [StyledText] {
    let room = max(size.columns - 10, 0)
    let lines = zip(Self.labels, fields).enumerated().map { index, field in
      let (label, value) = field
      return StyledText(" \(label.fitted(to: 8)) ")
        + (index == focus
          ? value.line(columns: room) : StyledText(value.text.fitted(to: room)))
    }
    let message =
      message.isEmpty
      ? "Return: next field or add. Esc: cancel." : message
    let foot = StyledText(message.fitted(to: size.columns))
    guard size.rows >= lines.count + 4 else {
      // As many fields as fit, up to the focused one.
      let last = max(focus + 1, min(size.rows - 1, lines.count))
      return lines[..<last].suffix(max(size.rows - 1, 1)) + [foot]
    }
    return [StyledText("Add an album", style: .bold), StyledText()]
      + lines + [StyledText(), foot]
  }

  private mutating func finish() -> Outcome {
    let texts = fields.map { $0.text.trimmingCharacters(in: .whitespaces) }
    if texts[0].isEmpty {
      message = "An album needs a title."
      focus = 0
      return .open
    }
    guard let year = Int(texts[3]) else {
      message = "The year must be a whole number."
      return .open
    }
    return .done(
      Album(
        title: texts[0],
        artist: texts[1],
        genre: texts[2],
        coverURL: "",
        year: year
      )
    )
  }
}
