// Saves one state after another until it is killed, and prints a line for each
// one that is saved. Specs kill it to see what is left. What it saves is large,
// so that there is time to be killed while it is written.
//
//     SaveForever memento|file|sqlite FILE
//
// Or claims a file, prints a line, and keeps it until its input ends.
//
//     SaveForever claim FILE

import DataAccessObjectPattern
import FileStorage
import Foundation
import MementoPattern
import SharedModels

let file = URL(filePath: CommandLine.arguments[2])

func saveLibrariesForever() throws {
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

func keepClaim() throws {
  let claim = try FileClaim(to: file)
  report("claimed")
  _ = FileHandle.standardInput.readDataToEndOfFile()
  withExtendedLifetime(claim) {}
}

/// Prints a line at once; `print` would keep it to itself for a while.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

switch CommandLine.arguments[1] {
case "memento": try saveLibrariesForever()
case "file": try saveNotesForever(in: FileNoteDAO(file: file))
#if SQLite
case "sqlite": try saveNotesForever(in: SQLiteNoteDAO(file: file))
#endif
case "claim": try keepClaim()
default: exit(64)
}
