import FileStorage
import Foundation
import SharedModels

/// A store of notes in a JSON file.
///
/// Core J2EE role: Data Access Object. The file is read for every call and
/// replaced atomically by every change, so that several programs can share it.
/// Changes wait for one another; none is lost. A damaged file is an error, and
/// is never overwritten.
///
/// Every call is O(*n*) in the number of notes, or O(*n* log *n*) for a file
/// that another program has written in another order.
public struct FileNoteDAO: Sendable {
  private let file: VersionedFile<[Note]>
  private let lock: FileLock
  private let firstNotes: [Note]

  /// Creates a store in a file, which need not exist yet.
  ///
  /// - Parameters:
  ///   - url: The file's location.
  ///   - firstNotes: The notes of a store whose file doesn't exist yet.
  public init(file url: URL, firstNotes: [Note] = []) {
    file = VersionedFile(url, version: 1)
    lock = FileLock(for: url)
    self.firstNotes = firstNotes
  }

  private func table() throws -> NoteTable {
    let notes: [Note]
    do {
      notes = try file.read()
    } catch StorageError.missing {
      notes = firstNotes
    }
    do {
      return try NoteTable(notes)
    } catch {
      throw StorageError.foreign(file.url.path, reason: "\(error)")
    }
  }

  private func change(_ body: (inout NoteTable) throws -> Void) throws {
    try lock.withLock {
      var table = try table()
      try body(&table)
      try file.write(table.notes)
    }
  }
}

extension FileNoteDAO: NoteDAO {
  /// Adds a note.
  public func create(_ note: Note) throws {
    try change { try $0.create(note) }
  }

  /// Removes the note with a date.
  public func remove(at date: Date) throws {
    try change { try $0.remove(at: date) }
  }

  /// Replaces the content of the note with the same date, if it is `seen`.
  public func modify(_ note: Note, ifContentIs seen: String?) throws {
    try change { try $0.modify(note, ifContentIs: seen) }
  }

  /// Returns all notes.
  public func findAll() throws -> [Note] {
    try table().notes
  }

  /// Returns the note with a date, or `nil` if there is none.
  public func find(at date: Date) throws -> Note? {
    try table().find(at: date)
  }
}
