import DataAccessObjectPattern
import Foundation
import SharedModels

extension NoteBusinessLogic {
  /// Keeps a new note of this moment.
  ///
  /// Where another program has written one at the very same instant, the note
  /// is of a later one.
  ///
  /// - Returns: The note, and all notes, it among them.
  /// - Throws: What the store can't do.
  @discardableResult
  func addNow(_ content: String) throws -> (note: Note, notes: [Note]) {
    while true {
      let note = Note(date: .now, content: content)
      do {
        return (note, try add(note))
      } catch NoteDAOError.alreadyExists(note.date) {}
    }
  }
}
