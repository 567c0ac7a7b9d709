import Foundation
import MementoPattern
import SharedModels
import TestSupport

/// Puts a library of albums with some titles into a state file.
///
/// - Parameters:
///   - titles: The titles.
///   - count: How many are deleted then, the first ones first; each is a step
///     that can be undone.
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

/// The Swift files of a folder of the kit.
func files(in folder: String) throws -> [URL] {
  let enumerator = FileManager.default.enumerator(
    at: Kit.root.appending(path: folder),
    includingPropertiesForKeys: nil
  )
  return (enumerator?.allObjects ?? []).compactMap { $0 as? URL }
    .filter { $0.pathExtension == "swift" }
}
