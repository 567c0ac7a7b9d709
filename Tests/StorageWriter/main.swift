// Saves one state after another until it is killed, and prints a line for each
// one that is saved. Specs kill it to see what is left. What it saves is large,
// so that there is time to be killed while it is written.
//
//     StorageWriter memento|file|sqlite FILE
//
// Or prints a line when it is ready, waits for a line, and adds notes with the
// numbers from FIRST to LAST, or keeps a claim until then.
//
//     StorageWriter add file|sqlite FILE FIRST LAST
//     StorageWriter claim FILE

import DataAccessObjectPattern
import FileStorage
import Foundation
import MementoPattern
import SharedModels

let arguments = CommandLine.arguments

func saveLibrariesForever(in file: URL) throws {
  let archive = BrowserArchive(file: file)
  for year in 1... {
    let albums = (1...200).map { number in
      Album(
        title: "\(number)",
        artist: String(repeating: "漢字", count: 1000),
        genre: "Pop",
        coverURL: "",
        year: year
      )
    }
    try archive.save(BrowserHistory(of: LibraryBrowser(albums: albums)))
    report("saved \(year)")
  }
}

func saveNotesForever(in store: any NoteDAO) throws {
  for number in 1... {
    let date = Date(timeIntervalSinceReferenceDate: Double(number))
    let content = "saved \(number) ".padding(
      toLength: 200_000,
      withPad: ".",
      startingAt: 0
    )
    try store.create(Note(date: date, content: content))
    report("saved \(number)")
  }
}

/// Adds notes, and reports each number with what came of it.
func addNotes(_ numbers: ClosedRange<Int>, to store: any NoteDAO) throws {
  report("ready")
  _ = readLine()
  for number in numbers {
    let date = Date(timeIntervalSinceReferenceDate: Double(number))
    do {
      try store.create(Note(date: date, content: "\(number)"))
      report("added \(number)")
    } catch NoteDAOError.alreadyExists(date) {
      report("refused \(number)")
    }
  }
}

func keepClaim(to file: URL) throws {
  let claim = try FileClaim(to: file)
  report("claimed")
  _ = readLine()
  withExtendedLifetime(claim) {}
}

func store(_ kind: String, in file: URL) throws -> any NoteDAO {
  switch kind {
  case "file": return FileNoteDAO(file: file)
  #if SQLite
  case "sqlite": return try SQLiteNoteDAO(file: file)
  #endif
  default: exit(64)
  }
}

/// Prints a line at once; `print` would keep it to itself for a while.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

switch arguments[1] {
case "memento": try saveLibrariesForever(in: URL(filePath: arguments[2]))
case "claim": try keepClaim(to: URL(filePath: arguments[2]))
case "add":
  guard let first = Int(arguments[4]), let last = Int(arguments[5]) else {
    exit(64)
  }
  let store = try store(arguments[2], in: URL(filePath: arguments[3]))
  try addNotes(first...last, to: store)
default:
  let store = try store(arguments[1], in: URL(filePath: arguments[2]))
  try saveNotesForever(in: store)
}
