import SharedModels

/// A change of the notes that has been made.
///
/// A failure to read the list afterwards isn't an error of the change: a caller
/// that tried again would make the change twice.
public struct NoteChange: Sendable {
  /// The note that was added, or changed.
  public let note: Note
  /// All notes after the change, the oldest first, or the error of reading
  /// them.
  public let notes: Result<[Note], any Error>
}
