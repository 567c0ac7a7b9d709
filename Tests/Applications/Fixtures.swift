import Foundation
import MementoPattern
import SharedModels
import TestSupport

/// Puts a library of albums with some titles into a state file.
func save(_ titles: [String], to state: URL) throws {
  let albums = titles.map { title in
    Album(title: title, artist: "", genre: "", coverURL: "", year: 2000)
  }
  try BrowserArchive(file: state).save(
    BrowserHistory(of: LibraryBrowser(albums: albums))
  )
}

/// The Swift files of a folder of the kit.
func files(in folder: String) throws -> [URL] {
  let enumerator = FileManager.default.enumerator(
    at: Kit.root.appending(path: folder),
    includingPropertiesForKeys: nil
  )
  return (enumerator?.allObjects ?? []).compactMap { $0 as? URL }
    .filter { $0.pathExtension == "swift" }
}
