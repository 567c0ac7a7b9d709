import SharedModels

/// A note with its date as the list shows it.
public struct NoteRow: Hashable, Sendable {
  /// The note.
  public let note: Note
  /// The note's date, as a text that no other note of the list has.
  public let date: String

  init(note: Note, date: String) {
    self.note = note
    self.date = date
  }
}
