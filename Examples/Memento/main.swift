import FileStorage
import Foundation
import Lesson
import MementoPattern
import SharedModels

let lesson = Lesson(
  "Memento",
  "a caretaker keeps a state that it can't look into, and gives it back"
)

let browser = LibraryBrowser(albums: Array(Album.samples.prefix(3)))

/// Prints the titles, the selected one in brackets.
func show(_ browser: LibraryBrowser) {
  let titles = browser.albums.map { album in
    album == browser.selectedAlbum ? "[\(album.title)]" : album.title
  }
  print(titles.isEmpty ? "no albums" : titles.joined(separator: ", "))
}

lesson.page("A memento restores the state in which it was created") {
  let memento = browser.makeMemento()
  try browser.select(2)
  try browser.delete(at: 0)
  show(browser)
  browser.restore(memento)
  show(browser)
}

let history = BrowserHistory(of: browser)

lesson.page("Undo brings back what was deleted last") {
  try browser.delete(at: 1)
  history.record()
  show(browser)
  print("undo:", history.undo())
  show(browser)
}

lesson.page(
  "Deletes come back step by step, each in its place",
  ask: "Two albums are deleted: what does each undo show?"
) {
  try browser.delete(at: 1)
  history.record()
  try browser.delete(at: 0)
  history.record()
  show(browser)
  while history.undo() { show(browser) }
}

lesson.page("Undo with nothing to undo changes nothing, and says so") {
  print("undo:", history.undo())
  show(browser)
}

lesson.page("Redo goes forward again, until there is a new change") {
  print("redo:", history.redo())
  show(browser)
  try browser.insert(Album.samples[4], at: 0)
  history.record()
  show(browser)
  print("redo:", history.redo())
}

lesson.page("Beyond its limit a history discards the oldest state") {
  let short = BrowserHistory(of: LibraryBrowser(), limit: 2)
  for _ in 1...3 {
    try short.browser.delete(at: 0)
    short.record()
  }
  while short.undo() { show(short.browser) }
}

let file = FileManager.default.temporaryDirectory
  .appending(path: "MementoExample-\(UUID().uuidString).json")
let archive = BrowserArchive(file: file)

lesson.page("A history is kept across launches, its undo steps included") {
  try archive.save(history)
  let loaded = try archive.load()
  show(loaded.browser)
  while loaded.undo() { show(loaded.browser) }
  try FileManager.default.removeItem(at: file)
}

lesson.page("A damaged file is an error, and stays as it is") {
  try archive.save(history)
  let part = try Data(contentsOf: file).prefix(100)
  try part.write(to: file)
  do {
    show(try archive.load().browser)
  } catch StorageError.notJSON {
    print("damaged, and unchanged:", try Data(contentsOf: file) == part)
  }
  try FileManager.default.removeItem(at: file)
}

await lesson.run()
