import Foundation
import MementoPattern
import SharedModels
import TestSupport

/// Saves a library of albums with the given titles in a state file.
///
/// - Parameters:
///   - titles: The titles.
///   - count: The number of albums that are deleted then, from the first one
///     on; each deletion is a step that can be undone.
///   - state: The file.
func save(
  _ titles: [String],
  deleting count: Int = 0,
  to state: URL
) throws {
  let albums = titles.map { title in
    Album(title: title, artist: "", genre: "", coverURL: "", year: 2000)
  }
  let history = BrowserHistory(of: LibraryBrowser(albums: albums))
  for _ in 0..<count {
    try history.browser.delete(at: 0)
    history.record()
  }
  try BrowserArchive(file: state).save(history)
}

/// Returns the Swift files in a folder of the kit.
func files(in folder: String) throws -> [URL] {
  let enumerator = FileManager.default.enumerator(
    at: Kit.root.appending(path: folder),
    includingPropertiesForKeys: nil
  )
  return (enumerator?.allObjects ?? []).compactMap { $0 as? URL }
    .filter { $0.pathExtension == "swift" }
}
