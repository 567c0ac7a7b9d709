import Lesson
import MVCPattern
import SharedModels

let lesson = Lesson("MVC", "a controller between a model and its views")

let bowie = Album.samples[0]
let sting = Album.samples[2]
let madonna = Album.samples[4]

lesson.page("The model announces its changes, and knows no view") {
  let library = AlbumLibrary(albums: [bowie])
  library.onChange = { change in
    print(change, library.albums.map(\.title))
  }
  try library.add(sting, at: 1)
  try library.delete(at: 0)
}

lesson.page("A view shows what it is given, and knows no model") {
  let view = AlbumView(caption: "any text")
  view.onTap = { $0.isHighlighted.toggle() }
  for line in view.lines(columns: 20) { print(line) }
  view.tap()
  for line in view.lines(columns: 20) { print(line) }
}

let library = AlbumLibrary(albums: [bowie, sting, madonna])
let table = AlbumTableView()
let controller = LibraryController(library: library, table: table)

lesson.page("The controller shows an album of the model in the table") {
  for line in table.lines(columns: 45) { print(line) }
}

func draw(_ controller: LibraryController) {
  let covers = controller.covers.map { $0.lines(columns: 22) }
  for row in 0..<3 {
    print(covers.map { $0[row] }.joined(separator: " "))
  }
  for line in controller.table?.lines(columns: 45) ?? [] { print(line) }
}

lesson.page("Each album is shown in a cover, the selected one highlighted") {
  draw(controller)
}

lesson.page("A user's tap reaches the controller, which shows the album") {
  controller.covers[1].tap()
  draw(controller)
}

lesson.page("A user's delete reaches the model through the controller") {
  table.pressDelete()
  print("in the library:", library.albums.map(\.title))
  draw(controller)
}

lesson.page("Any change of the model reaches the views") {
  controller.onRefresh = { draw(controller) }
  try library.add(Album.samples[3], at: 0)
}

lesson.page(
  "The selection moves to a neighbor, and finally to none",
  ask: "What is selected after the only album left is deleted?"
) {
  controller.onRefresh = { print(table.rows.map(\.value)) }
  for _ in 1...3 { table.pressDelete() }
}

lesson.page("An index out of range shows an empty table") {
  controller.onRefresh = nil
  library.replaceAlbums(with: [bowie, sting])
  controller.showAlbum(at: 2)
  draw(controller)
}

protocol Observer: AnyObject {
  func update(_ change: AlbumLibrary.Change)
}

final class Subject {
  private var observers: [() -> (any Observer)?] = []

  func attach(_ observer: any Observer) {
    observers.append { [weak observer] in observer }
  }

  func notify(_ change: AlbumLibrary.Change) {
    for observer in observers { observer()?.update(change) }
  }
}

lesson.page("The model's one listener can be a subject, as in Observer") {
  library.onChange = Subject().notify
  print("the model knows no more than before")
}

extension LibraryController: Observer {
  func update(_ change: AlbumLibrary.Change) { libraryDidChange(change) }
}

lesson.page("Then several controllers can show one model") {
  let library = AlbumLibrary(albums: [bowie, sting, madonna])
  let left = LibraryController(library: library, table: AlbumTableView())
  let right = LibraryController(library: library, table: AlbumTableView())

  let changes = Subject()
  library.onChange = changes.notify
  changes.attach(left)
  changes.attach(right)

  right.showAlbum(at: 2)
  left.table?.pressDelete()
  print(left.covers.map(\.caption), left.selection ?? "none")
  print(right.covers.map(\.caption), right.selection ?? "none")
}

lesson.page("Only its owner keeps the controller alive") {
  weak var gone: LibraryController?
  let library = AlbumLibrary(albums: [bowie])
  do {
    let owned = LibraryController(library: library, table: AlbumTableView())
    gone = owned
    print("alive while it is owned:", gone != nil)
  }
  print("alive after it is released:", gone != nil)
}

await lesson.run()
