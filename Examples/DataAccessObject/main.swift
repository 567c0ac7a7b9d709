import DataAccessObjectPattern
import FileStorage
import Foundation
import Lesson
import SharedModels

let lesson = Lesson(
  "Data Access Object",
  "a program that doesn't know where its notes are kept"
)

let dao = InMemoryNoteDAO.shared
let logic = NoteBusinessLogic(dao: dao)
let presenter = NotePresenter(logic: logic)

func show(_ lines: [String]) {
  for line in lines { print(line) }
}

lesson.page("Three layers: presentation, business logic and data access") {
  show(try presenter.list(columns: 60))
}

let lunch = try Date(timestamp: "2015-01-03 12:00:00")

lesson.page("Every change returns the fresh list") {
  show(try presenter.add("Lunch with Ada", at: lunch, columns: 60))
}

lesson.page("The store refuses a second note at the same instant") {
  do {
    try dao.create(Note(date: lunch, content: "Lunch with Charles"))
  } catch {
    print(error)
  }
}

lesson.page("The business logic keeps both, and refuses an empty note") {
  let note = try logic.add("Lunch with Charles", at: lunch).note
  print("a moment later:", note.date > lunch)
  do {
    try logic.add(" ", at: lunch)
  } catch {
    print(error)
  }
  try logic.remove(at: note.date)
}

lesson.page(
  "Notes within one second are different notes",
  ask: "Two notes within a second: one or two?"
) {
  let soon = lunch.addingTimeInterval(0.25)
  try logic.add("Dessert", at: soon)
  show(try presenter.list(columns: 60))
  print("found:", try logic.note(at: soon).content)
}

lesson.page("Of two edits of the same note, neither overwrites the other") {
  let seen = try logic.note(at: lunch)
  let mine = Note(date: lunch, content: "Lunch with Ada at one")
  let yours = Note(date: lunch, content: "Lunch with Ada at two")
  try logic.modify(mine, ifContentIs: seen.content)
  do {
    try logic.modify(yours, ifContentIs: seen.content)
  } catch NoteDAOError.changed(let now) {
    print("not changed; it now says:", now.content)
  }
  try logic.modify(seen)
}

lesson.page("Removing a note that doesn't exist is an error") {
  do {
    try logic.remove(at: lunch.addingTimeInterval(3600))
  } catch {
    print(error)
  }
}

lesson.page("The notes that a store returns are a copy") {
  var notes = try logic.notes()
  notes.removeAll()
  print("here:", notes.count, "in the store:", try logic.notes().count)
}

/// Does the same work with any store.
func work(with dao: any NoteDAO) throws -> [String] {
  let presenter = NotePresenter(logic: NoteBusinessLogic(dao: dao))
  _ = try presenter.add("Lunch with Ada", at: lunch, columns: 60)
  return try presenter.remove(at: Note.samples[0].date, columns: 60)
}

lesson.page("Code that uses a store is independent of its type") {
  show(try work(with: InMemoryNoteDAO(Note.samples)))
}

let folder = FileManager.default.temporaryDirectory
  .appending(path: "DataAccessObjectExample-\(UUID().uuidString)")
let file = folder.appending(path: "notes.json")

lesson.page("With another store, that code is the same") {
  try FileManager.default.createDirectory(
    at: folder,
    withIntermediateDirectories: true
  )
  show(try work(with: FileNoteDAO(file: file, firstNotes: Note.samples)))
  print("notes in the file:", try FileNoteDAO(file: file).findAll().count)
  try FileManager.default.removeItem(at: folder)
}

struct WriteOnly: NoteDAO {
  let dao: any NoteDAO

  func create(_ note: Note) throws { try dao.create(note) }
  func remove(at date: Date) throws { try dao.remove(at: date) }
  func modify(_ note: Note, ifContentIs seen: String?) throws {
    try dao.modify(note, ifContentIs: seen)
  }
  func find(at date: Date) throws -> Note? { try dao.find(at: date) }
  func findAll() throws -> [Note] { throw CocoaError(.fileReadUnknown) }
}

lesson.page("A change that was made isn't an error, whatever comes after it") {
  let kept = try InMemoryNoteDAO()
  let logic = NoteBusinessLogic(dao: WriteOnly(dao: kept))
  let change = try logic.add("Lunch with Ada", at: lunch)
  if case .failure = change.notes { print("kept:", kept.findAll().count) }
}

lesson.page("A damaged file is never taken for an empty store") {
  try FileManager.default.createDirectory(
    at: folder,
    withIntermediateDirectories: true
  )
  try Data("[{".utf8).write(to: file)
  do {
    try FileNoteDAO(file: file).create(Note.samples[0])
  } catch StorageError.notJSON {
    print("refused, and the file still reads:")
    print(try String(contentsOf: file, encoding: .utf8))
  }
  try FileManager.default.removeItem(at: folder)
}

await lesson.run()
