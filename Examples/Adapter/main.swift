import AdapterPattern
import Foundation
import Lesson
import SharedModels

let lesson = Lesson(
  "Adapter",
  "a client uses a type that does not fit it, and neither is changed"
)

struct AlbumByYear: ScrollerItem {
  let album: Album
  var caption: String { "\(album.year)" }
  var detail: String? { album.title }
}

lesson.page(
  "An album isn't a scroller item; its adapter is",
  ask: "Which of the two types had to be changed?"
) {
  let bowie = Album.samples[0]
  print("the album:", bowie as Any is any ScrollerItem)
  print("its adapter:", AlbumByYear(album: bowie) as Any is any ScrollerItem)
}

/// Draws a scroller between bars, to show where its columns end.
func show(_ scroller: HorizontalScroller, columns: Int = 60) {
  for line in scroller.lines(columns: columns, cellWidth: 20) {
    print("|\(line)|")
  }
}

lesson.page("Another adapter shows the same albums in another way") {
  show(HorizontalScroller(Album.samples.map { AlbumByYear(album: $0) }))
  show(HorizontalScroller(Album.samples.map { AlbumAdapter($0) }))
}

struct Concert {
  let name: String
  let place: String
}

extension Concert: ScrollerItem {
  var caption: String { name }
  var detail: String? { place }
}

lesson.page("The other form: a type conforms itself, in an extension") {
  let liveAid = Concert(name: "Live Aid", place: "London")
  let woodstock = Concert(name: "Woodstock", place: "Bethel")
  // Notes do the same, in Note+ScrollerItem.swift.
  show(HorizontalScroller([liveAid, woodstock, Note.samples[0]]))
}

lesson.page("Wrapped or not, items are scrolled alike, and only to the ends") {
  var scroller = HorizontalScroller([
    AlbumAdapter(Album.samples[0]), Note.samples[1],
    AlbumAdapter(Album.samples[1]),
  ])
  print("further to the left?", scroller.scroll(by: -1))
  repeat {
    print("selected:", scroller.selectedItem?.caption ?? "nothing")
  } while scroller.scroll(by: 1)
  print("further to the right?", scroller.scroll(by: 1))
  show(scroller)
}

lesson.page("The note is still a note; the album is inside its adapter") {
  let items: [any ScrollerItem] = [
    AlbumAdapter(Album.samples[0]), Note.samples[0],
  ]
  for item in items {
    print(type(of: item), "is a note:", item is Note)
  }
  print(items[1] as? Note == Note.samples[0])
}

lesson.page("A missing item is refused, and an empty scroller isn't an error") {
  var scroller = HorizontalScroller(Note.samples)
  print("select the tenth?", scroller.select(9))
  scroller.replaceItems(with: [])
  print("scroll?", scroller.scroll(by: 1))
  print("anything selected?", scroller.selectedItem != nil)
  show(scroller, columns: 20)
}

lesson.page("Wide titles align, and control characters are escaped") {
  let now = Note.samples[0].date
  show(
    HorizontalScroller([
      Note(date: now, content: "漢字 and 🎸"),
      Note(date: now, content: "\u{1B}[2J\tgone\n\u{202E}"),
      Note(date: now, content: String(repeating: "long ", count: 2_000)),
    ])
  )
}

/// An item that prints when it is asked.
struct NumberedItem: ScrollerItem {
  let number: Int
  var caption: String {
    print("  item \(number) is asked")
    return "item \(number)"
  }
}

lesson.page("Of ten thousand items only the visible ones are asked") {
  var scroller = HorizontalScroller((0..<10_000).map(NumberedItem.init))
  scroller.scroll(by: 5_000)
  show(scroller)
}

lesson.page("An application draws pictures of its own above the same row") {
  var scroller = HorizontalScroller(Album.samples.map { AlbumAdapter($0) })
  scroller.select(3)
  let visible = scroller.visibleRange(columns: 60, cellWidth: 20)
  let covers = visible.map { "[ cover \($0) ]         " }
  print("visible:", visible)
  print("|\(covers.joined())|")
  show(scroller)
}

let reader = CoverReader(limit: 16)

lesson.page("Foundation's InputStream is read like any other source") {
  let stream = InputStream(data: Data("a cover".utf8))
  print(try reader.bytes(of: InputStreamAdapter(stream)).count, "bytes")
}

lesson.page("Foundation's FileHandle: another adaptee, the other form") {
  let file = try FileHandle(forReadingFrom: URL(filePath: "/dev/zero"))
  do {
    _ = try reader.bytes(of: file)
  } catch {
    print(error)
  }
}

await lesson.run()
