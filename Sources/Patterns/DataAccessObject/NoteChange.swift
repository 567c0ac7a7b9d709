import SharedModels

/// A change of the notes that has been made.
///
/// That the list can't be read afterwards doesn't undo the change, so it is not
/// an error of the change: a caller that tried again would make it twice.
public struct NoteChange: Sendable {
  /// The note that was added, or changed.
  public let note: Note
  /// All notes after the change, the oldest first, or why they can't be read.
  public let notes: Result<[Note], any Error>
}
