import FacadePattern
import Foundation
import Lesson
import LoopbackServer
import SharedModels

let lesson = Lesson(
  "Facade",
  "one simple interface in front of a store and an HTTP client"
)

let library = LibraryAPI(albums: Array(Album.samples.prefix(3)))

func show(_ library: LibraryAPI) {
  print(library.albums.map(\.title).joined(separator: ", "))
}

lesson.page("The client sees the library, and nothing behind it") {
  show(library)
  try await library.addAlbum(Album.samples[4], at: 1)
  show(library)
  try await library.deleteAlbum(at: 0)
  show(library)
}

lesson.page("An invalid index is an error, and changes nothing") {
  do {
    try await library.deleteAlbum(at: 3)
  } catch {
    print(error)
  }
  do {
    try await library.addAlbum(Album.samples[0], at: -1)
  } catch {
    print(error)
  }
  show(library)
}

lesson.page("An album beyond the end is appended") {
  try await library.addAlbum(Album.samples[3], at: 99)
  show(library)
}

let server = try LoopbackServer()
let online = LibraryAPI(
  albums: Array(Album.samples.prefix(1)),
  server: server.url,
  timeout: 0.3
)

lesson.page("Online, the same calls are posted to a server as well") {
  try await online.addAlbum(Album.samples[1], at: 0)
  try await online.deleteAlbum(at: 1)
  for request in server.requests { print(request.method, request.path) }
  show(online)
}

lesson.page(
  "When the server fails, the change is kept, and the error says so",
  ask: "The server answers with an error: is the album in the library?"
) {
  server.answer(with: .status(500))
  do {
    try await online.addAlbum(Album.samples[2], at: 1)
  } catch {
    print(error)
  }
  show(online)
}

lesson.page("A server that never answers, and one that is down") {
  server.answer(with: .silence)
  do {
    try await online.deleteAlbum(at: 0)
  } catch {
    print(error)
  }
  server.stop()
  do {
    try await online.deleteAlbum(at: 0)
  } catch {
    print(error)
  }
  print("albums left:", online.albums.count)
}

/// Another client for the library, which takes longer for some posts.
struct Printer: PostClient {
  func post(_ body: Data, to path: String) async {
    if path.hasSuffix("addAlbum") {
      try? await Task.sleep(for: .milliseconds(20))
    }
    print("posted to", path)
  }
}

lesson.page("A part is replaced, and the client's code stays the same") {
  let library = LibraryAPI(
    persistency: PersistencyManager(albums: []),
    client: Printer()
  )
  try await library.addAlbum(Album.samples[0], at: 0)
  show(library)
}

lesson.page("Changes are posted in the order in which they were stored") {
  let library = LibraryAPI(
    persistency: PersistencyManager(albums: []),
    client: Printer()
  )
  let slow = Task { try await library.addAlbum(Album.samples[0], at: 0) }
  while library.albums.isEmpty { await Task.yield() }
  try await library.deleteAlbum(at: 0)
  try await slow.value
}

await lesson.run()
