import FileStorage
import Foundation
import SharedModels

/// Notes in a JSON file.
///
/// The file is read for every call and replaced atomically by every change, so
/// that several programs can share it. Changes wait for one another; none is
/// lost. A damaged file is an error, and is never written over.
///
/// Every call is O(*n*) in the number of notes, which every store writes in
/// order; O(*n* log *n*) for a file in which someone else left them in another.
public struct FileNoteDAO: Sendable {
  private let file: VersionedFile<[Note]>
  private let lock: FileLock
  private let firstNotes: [Note]

  /// Names a file, which need not exist.
  ///
  /// - Parameters:
  ///   - url: Where it is, or will be after the first change.
  ///   - firstNotes: What is in a store whose file does not exist yet.
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
  /// Adds a new note.
  public func create(_ note: Note) throws {
    try change { try $0.create(note) }
  }

  /// Removes the note of a date.
  public func remove(at date: Date) throws {
    try change { try $0.remove(at: date) }
  }

  /// Replaces the content of the note of the same date, if it is what the
  /// caller saw.
  public func modify(_ note: Note, ifContentIs seen: String?) throws {
    try change { try $0.modify(note, ifContentIs: seen) }
  }

  /// Returns all notes.
  public func findAll() throws -> [Note] {
    try table().notes
  }

  /// Returns the note of a date, or `nil` if there is none.
  public func find(at date: Date) throws -> Note? {
    try table().find(at: date)
  }
}
