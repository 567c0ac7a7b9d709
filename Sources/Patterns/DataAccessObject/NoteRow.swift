import SharedModels

/// A note as a list shows it.
public struct NoteRow: Hashable, Sendable {
  /// The note.
  public let note: Note
  /// The note's date, in words that no other note of the list has.
  public let date: String

  init(note: Note, date: String) {
    self.note = note
    self.date = date
  }
}
