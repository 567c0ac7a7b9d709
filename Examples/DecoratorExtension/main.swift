import DecoratorExtensionPattern
import Foundation
import Lesson
import SharedModels

let lesson = Lesson(
  "Decorator via extension",
  "a type gains behavior at compile time, unwrapped"
)

let bowie = Album.samples[0]

lesson.page("Foundation's URL, which we can't change, gains a table") {
  let address = "https://covers.example" + bowie.coverURL
  guard let cover = URL(string: address) else { return }
  print("url:", type(of: cover))
  for row in cover.tableRepresentation {
    print("row:", row)
  }
}

extension Sequence<Album> {
  /// The decades of the albums, each once, in order.
  var decades: [Int] { Set(map { $0.year / 10 * 10 }).sorted() }
}

lesson.page("Every sequence of albums gains a property") {
  print(Album.samples.decades)
  print(Album.samples.prefix(1).decades)
  print(Set(Album.samples).decades)
}

lesson.page("An album gains a table as well, from another module") {
  for row in bowie.tableRepresentation {
    print("row:", row)
  }
}

lesson.page("The album itself is unchanged") {
  let madonna = Album.samples[4]
  let stored = Mirror(reflecting: madonna).children.compactMap { $0.label }
  print("stores", stored.joined(separator: ", "))
  let encoder = JSONEncoder()
  encoder.outputFormatting = [
    .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
  ]
  print(String(decoding: try encoder.encode(madonna), as: UTF8.self))
}

lesson.page("Every album has it, and stays an album: nothing is wrapped") {
  for album in Album.samples {
    let values = album.tableRepresentation.map(\.value)
    print(type(of: album), "of", values.joined(separator: ", "))
  }
}

func show(_ lines: [String]) {
  for line in lines { print("|\(line)|") }
}

lesson.page("Drawn for a terminal, it is cut to fit") {
  show(bowie.tableLines(columns: 24))
  print()
  show(bowie.tableLines(columns: 14))
}

lesson.page("Whatever the title, the table keeps its shape") {
  var album = bowie
  album.title = "\u{1B}[2J\nGotcha"
  album.artist = "漢字 🎸"
  album.genre = String(repeating: "long ", count: 2_000)
  show(album.tableLines(columns: 24))
}

extension Note: TableRepresentable {
  /// The note's date and content, each with its label.
  public var tableRepresentation: [TableRow] {
    [
      TableRow(label: "Date", value: date.timestamp()),
      TableRow(label: "Note", value: content),
    ]
  }
}

lesson.page("A type that conforms can be drawn for a terminal, too") {
  for note in Note.samples { show(note.tableLines(columns: 28)) }
}

/// A type with a method of its own that its protocol doesn't require.
struct Secret: TableRepresentable {
  let tableRepresentation = [TableRow(label: "Code", value: "4711")]

  func tableLines(columns: Int) -> [String] { ["(secret)"] }
}

lesson.page("The limit: a non-requirement is dispatched statically") {
  let secret = Secret()
  let known: any TableRepresentable = secret
  print("known as a Secret:    ", secret.tableLines(columns: 12))
  print("known by the protocol:", known.tableLines(columns: 12))
}

struct Labeled: TableRepresentable {
  let table: any TableRepresentable
  var tableRepresentation: [TableRow] { table.tableRepresentation }

  func tableLines(columns: Int) -> [String] {
    ["TABLE"] + table.tableLines(columns: columns)
  }
}

lesson.page(
  "A wrapper gets a third result",
  ask: "Which of the three calls gets which answer?"
) {
  let secret = Secret()
  let known: any TableRepresentable = secret
  let wrapper = Labeled(table: secret)
  print("known as a Secret:    ", secret.tableLines(columns: 12))
  print("known by the protocol:", known.tableLines(columns: 12))
  print("through a wrapper:    ", wrapper.tableLines(columns: 12))
}

lesson.page("A requirement is dispatched dynamically: one result") {
  let secret = Secret()
  let known: any TableRepresentable = secret
  let wrapper = Labeled(table: secret)
  print("known as a Secret:    ", secret.tableRepresentation)
  print("known by the protocol:", known.tableRepresentation)
  print("through a wrapper:    ", wrapper.tableRepresentation)
}

await lesson.run()
