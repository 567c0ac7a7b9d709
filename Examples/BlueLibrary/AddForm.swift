import SharedModels
import TerminalScreen
import TerminalText

/// The form in which a new album is typed.
struct AddForm {
  /// What became of the form.
  enum Outcome: Equatable {
    case open
    case cancelled
    case done(Album)
  }

  private static let labels = ["Title", "Artist", "Genre", "Year"]
  /// More than any album needs, so that nothing endless is pasted.
  private static let longestValue = 1000

  private var values = ["", "", "", ""]
  private var focus = 0
  private var complaint = ""

  /// Lets a key do what it does in a form.
  mutating func press(_ key: Key) -> Outcome {
    complaint = ""
    switch key {
    case .escape: return .cancelled
    case .erase: values[focus] = String(values[focus].dropLast())
    case .character(let character):
      guard values[focus].count < Self.longestValue else { break }
      values[focus].append(character)
    case .up: focus = max(focus - 1, 0)
    case .enter where focus == values.count - 1: return finish()
    case .enter, .down, .tab: focus = min(focus + 1, values.count - 1)
    default: break
    }
    return .open
  }

  /// The form, line by line.
  func lines(columns: Int) -> [StyledText] {
    let fields = zip(Self.labels, values).enumerated().map { index, field in
      let (label, value) = field
      let start = StyledText(" \(label.fitted(to: 8))")
      guard index == focus else {
        return start + StyledText(value.fitted(to: max(columns - 10, 0)))
      }
      // The end is what is being typed.
      let room = max(columns - 11, 0)
      return start + StyledText(value.ending(in: room))
        + StyledText("_", style: .reversed)
    }
    return [StyledText("Add an album", style: .bold), StyledText()] + fields
      + [
        StyledText(),
        StyledText(
          (complaint.isEmpty
            ? "Return: next, and at the end: add. Escape: leave." : complaint)
            .fitted(to: columns)
        ),
      ]
  }

  private mutating func finish() -> Outcome {
    let texts = values.map { $0.trimmingSpaces }
    if texts[0].isEmpty {
      complaint = "An album needs a title."
      focus = 0
      return .open
    }
    guard let year = Int(texts[3]) else {
      complaint = "The year is a whole number."
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

extension String {
  /// As much of the text's end as there is room for.
  fileprivate func ending(in columns: Int) -> String {
    var text = printable
    while text.columnCount > columns { text.removeFirst() }
    return text
  }

  fileprivate var trimmingSpaces: String {
    String(
      drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    )
  }
}
