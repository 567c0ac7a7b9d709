import Lesson
import ObserverPattern
import Observation
import SharedModels

let lesson = Lesson(
  "Observer",
  "a subject notifies every attached observer of each change"
)

struct NotFound: Error, CustomStringConvertible {
  let description = "not found"
}

let bowie = Album.samples[0]
let loader = CoverLoader { album in
  if album.artist == "Madonna" { throw NotFound() }
  return Cover(bytes: Array(album.title.utf8))
}

lesson.page("A view shows the indicator until its cover is loaded") {
  let view = CoverView(album: bowie)
  view.onChange = { print("the view shows", $0.state) }
  loader.attach(view)
  print("before the load:", view.state)
  await loader.load(bowie)
}

let first = CoverView(album: bowie)
let second = CoverView(album: bowie)

lesson.page("Every observer is notified once, in the order of attachment") {
  first.onChange = { print("first:", $0.state) }
  second.onChange = { print("second:", $0.state) }
  loader.attach(first)
  loader.attach(second)
  loader.attach(first)
  await loader.load(bowie)
}

lesson.page("A detached view receives no more events") {
  loader.detach(first)
  await loader.load(bowie)
}

lesson.page(
  "A view can detach itself and another one during a delivery",
  ask: "The host detached the guest: is the guest notified?"
) {
  loader.detach(second)
  let host = CoverView(album: bowie)
  let guest = CoverView(album: bowie)
  loader.attach(host)
  loader.attach(guest)
  host.onChange = { host in
    print("host:", host.state)
    loader.detach(host)
    loader.detach(guest)
  }
  await loader.load(bowie)
  print("guest:", guest.state)
}

let madonna = Album.samples[4]

final class Log: CoverObserver {
  func update(_ event: CoverEvent) { print("log:", event) }
}

lesson.page("Any object can be an observer, and a failure is an event too") {
  let log = Log()
  loader.attach(log)
  await loader.load(madonna)
}

lesson.page("After a cancelled load the view shows what it showed before") {
  let slow = CoverLoader { _ in
    try await Task.sleep(for: .seconds(60))
    return Cover(bytes: [])
  }
  let view = CoverView(album: bowie)
  view.onChange = { print("the view shows", $0.state) }
  slow.attach(view)
  let load = Task { await slow.load(bowie) }
  load.cancel()
  await load.value
}

lesson.page("The loader keeps no view alive") {
  do {
    let visitor = CoverView(album: bowie)
    loader.attach(visitor)
    print("with the visitor:", loader.observerCount)
  }
  print("without:", loader.observerCount)
}

lesson.page("The same events can be read with for await") {
  let events = loader.events()
  await loader.load(bowie)
  await loader.load(madonna)
  for await event in events {
    print(event)
    if case .failed = event { break }
  }
}

lesson.page("Concurrent loads lose no event") {
  let views = Album.samples.map { CoverView(album: $0) }
  for view in views { loader.attach(view) }
  await withTaskGroup { group in
    for album in Album.samples {
      group.addTask { await loader.load(album) }
    }
  }
  for view in views { print("\(view.album.title):", view.state) }
}

let feed = CoverFeed()

lesson.page("A subject that an actor owns can be shared among tasks") {
  await feed.attach("a")
  await feed.attach("b")
  await withTaskGroup { group in
    for album in Album.samples {
      group.addTask { await feed.send(.started(album)) }
    }
  }
  print("a:", await feed.detach("a").count, "events")
  print("b:", await feed.detach("b").count, "events")
}

@MainActor
@Observable
final class ObservedCover {
  var state = "nothing yet"
}

lesson.page("With @Observable, a property that was read is observed once") {
  let cover = ObservedCover()
  withObservationTracking {
    print("the view shows", cover.state)
  } onChange: {
    print("it is about to change")
  }
  cover.state = "the indicator"
  cover.state = "a cover"
  print("no second notification; the view would read", cover.state)
}

await lesson.run()
