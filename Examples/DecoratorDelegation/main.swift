import DecoratorDelegationPattern
import Lesson
import SharedModels

let lesson = Lesson(
  "Decorator via delegation",
  "a decorator forwards to its component, and adds to it"
)

func show(_ lines: [String]) {
  for line in lines { print(line) }
}

let plain = PlainCaption(Album.samples[0])

lesson.page("A decorator is a caption, and holds a caption") {
  let captions: [any AlbumCaption] = [plain, FramedCaption(plain)]
  for caption in captions {
    print(type(of: caption), "of", caption.album.title)
    show(caption.lines(columns: 40))
  }
}

lesson.page(
  "Decorators nest, and their order shows",
  ask: "Does the order of wrapping make a difference?"
) {
  show(FramedCaption(HighlightedCaption(plain)).lines(columns: 40))
  show(HighlightedCaption(FramedCaption(plain)).lines(columns: 40))
}

lesson.page("A decorator can change the arguments as well as the result") {
  show(FramedCaption(ShortenedCaption(plain, to: 12)).lines(columns: 40))
  show(ShortenedCaption(FramedCaption(plain), to: 12).lines(columns: 40))
}

lesson.page("It is added and removed at run time") {
  var shown: any AlbumCaption = plain
  show(shown.lines(columns: 40))
  shown = HighlightedCaption(shown)
  show(shown.lines(columns: 40))
  if let decorator = shown as? any CaptionDecorator {
    shown = decorator.caption
  }
  show(shown.lines(columns: 40))
}

lesson.page("The decorated caption is unchanged") {
  let dated = DatedCaption(plain)
  let framed = FramedCaption(dated)
  show(framed.lines(columns: 40))
  show(dated.lines(columns: 40))
  show(plain.lines(columns: 40))
}

/// A caption that is drawn twice by its own method, if there is room.
struct TwinCaption: AlbumCaption {
  let album: Album

  func lines(columns: Int) -> [String] {
    guard columns > 20 else {
      return PlainCaption(album).lines(columns: columns)
    }
    let half = lines(columns: 20)
    return half + half
  }
}

lesson.page("The self problem: a component's own calls bypass its decorator") {
  let twin = TwinCaption(album: plain.album)
  show(FramedCaption(twin).lines(columns: 40))
}

lesson.page("A generic decorator: its type says what it holds") {
  func size<Value>(_: Value) -> Int { MemoryLayout<Value>.size }
  let fixed = Framed(Framed(plain))
  let free = FramedCaption(FramedCaption(plain))
  print(type(of: fixed), size(fixed), "bytes, as many as its caption")
  print(type(of: free), size(free), "bytes, and its caption on the heap")

  var shown: any AlbumCaption = fixed
  // shown = Framed(shown)
  // type 'any AlbumCaption' cannot conform to 'AlbumCaption'
  shown = FramedCaption(shown)
  print(type(of: shown))
}

final class Albums: TableViewDataSource {
  var albums = Album.samples

  func numberOfRows(in tableView: TableView) -> Int { albums.count }

  func tableView(_: TableView, cellForRowAt row: Int) -> TableViewCell {
    print("  row \(row) is asked for")
    let album = albums[row]
    return TableViewCell(title: album.title, detail: album.artist)
  }
}

let table = TableView()
let albums = Albums()

lesson.page("Cocoa's delegation isn't a Decorator: a table asks for its rows") {
  table.dataSource = albums
  print("rows:", table.numberOfRows)
}

@MainActor func draw(_ rows: Range<Int>) {
  for line in table.lines(rows: rows, columns: 32) { print("|\(line)|") }
}

lesson.page("It asks for a cell for each row that it draws") {
  draw(1..<4)
}

final class Listener: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    print("  the delegate is notified of row \(row)")
  }
}

let listener = Listener()

lesson.page("It notifies its delegate of a selection") {
  table.delegate = listener
  try table.selectRow(at: 2)
  draw(1..<4)
}

final class Numbers: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { 10_000 }

  func tableView(_: TableView, cellForRowAt row: Int) -> TableViewCell {
    print("  row \(row) is asked for")
    return TableViewCell(title: "album \(row)")
  }
}

lesson.page("Of ten thousand rows, it asks for those that are visible") {
  let numbers = Numbers()
  table.dataSource = numbers
  print("rows:", table.numberOfRows)
  draw(9_000..<9_002)
}

lesson.page("It keeps no data source alive, and is empty without one") {
  do {
    let numbers = Numbers()
    table.dataSource = numbers
    print("with a data source:", table.numberOfRows, "rows")
  }
  print("without one:", table.numberOfRows, "rows")
  print("lines:", table.lines(rows: 0..<3, columns: 36))
}

await lesson.run()
