import Foundation
import SharedModels

/// Notes in the order of their dates, for the stores without a database.
struct NoteTable {
  private(set) var notes: [Note]

  /// Creates a table of notes.
  ///
  /// - Throws: ``NoteDAOError/alreadyExists(_:)`` if two share a date,
  ///   ``NoteDAOError/invalidDate`` if a date isn't finite.
  /// - Complexity: O(*n* log *n*), or O(*n*) for notes in order.
  init(_ notes: [Note]) throws {
    for note in notes { try note.checkDate() }
    self.notes = notes.sorted { $0.date < $1.date }
    for (note, next) in zip(self.notes, self.notes.dropFirst())
    where note.date == next.date {
      throw NoteDAOError.alreadyExists(note.date)
    }
  }

  mutating func create(_ note: Note) throws {
    try note.checkDate()
    let index = index(of: note.date)
    guard !isNote(of: note.date, at: index) else {
      throw NoteDAOError.alreadyExists(note.date)
    }
    notes.insert(note, at: index)
  }

  mutating func remove(at date: Date) throws {
    notes.remove(at: try existingIndex(of: date))
  }

  mutating func modify(_ note: Note, ifContentIs seen: String?) throws {
    let index = try existingIndex(of: note.date)
    try notes[index].checkContent(is: seen)
    notes[index] = note
  }

  func find(at date: Date) -> Note? {
    let index = index(of: date)
    return isNote(of: date, at: index) ? notes[index] : nil
  }

  private func existingIndex(of date: Date) throws -> Int {
    let index = index(of: date)
    guard isNote(of: date, at: index) else { throw NoteDAOError.notFound(date) }
    return index
  }

  private func isNote(of date: Date, at index: Int) -> Bool {
    index < notes.count && notes[index].date == date
  }

  /// Returns the index of the first note that is not older than `date`, by
  /// binary search.
  private func index(of date: Date) -> Int {
    var range = notes.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        notes[middle].date < date
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension Note {
  /// Throws an error for a date that isn't finite: it may not be equal to
  /// itself, and not every store can write it.
  func checkDate() throws {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      throw NoteDAOError.invalidDate
    }
  }

  /// Throws an error if the caller has seen another content.
  func checkContent(is seen: String?) throws {
    if let seen, content != seen { throw NoteDAOError.changed(self) }
  }
}
