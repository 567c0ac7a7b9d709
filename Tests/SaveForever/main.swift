// Saves one state after another until it is killed, and prints a line for each
// one that is saved. Specs kill it to see what is left.
//
//     SaveForever memento FILE

import Foundation
import MementoPattern
import SharedModels

let file = URL(filePath: CommandLine.arguments[2])

func saveLibrariesForever() throws {
  let archive = BrowserArchive(file: file)
  for year in 1... {
    let albums = (1...2000).map { number in
      Album(
        title: "\(number)",
        artist: "漢字",
        genre: "Pop",
        coverURL: "",
        year: year
      )
    }
    try archive.save(BrowserHistory(of: LibraryBrowser(albums: albums)))
    // `print` would keep the line to itself.
    FileHandle.standardOutput.write(Data("saved \(year)\n".utf8))
  }
}

switch CommandLine.arguments[1] {
case "memento": try saveLibrariesForever()
default: exit(64)
}
