import Lesson
import ObserverPattern
import SharedModels

let lesson = Lesson(
  "Observer",
  "a subject tells every attached observer about each change"
)

struct NotFound: Error, CustomStringConvertible {
  let description = "not found"
}

let bowie = Album.samples[0]
let loader = CoverLoader { album in
  if album.artist == "Madonna" { throw NotFound() }
  return Cover(bytes: Array(album.title.utf8))
}

lesson.page("A view shows the indicator until its cover has come") {
  let view = CoverView(album: bowie)
  view.onChange = { print("the view shows", $0.state) }
  loader.attach(view)
  print("before the load:", view.state)
  await loader.load(bowie)
}

let first = CoverView(album: bowie)
let second = CoverView(album: bowie)

lesson.page("Every view is told, in the order of attachment, and told once") {
  first.onChange = { print("first:", $0.state) }
  second.onChange = { print("second:", $0.state) }
  loader.attach(first)
  loader.attach(second)
  loader.attach(first)
  await loader.load(bowie)
}

lesson.page("A view that leaves hears nothing more") {
  loader.detach(first)
  await loader.load(bowie)
}

lesson.page("A view can leave, and take another along, while being told") {
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

lesson.page("A load that fails is told too") {
  let view = CoverView(album: madonna)
  loader.attach(view)
  await loader.load(madonna)
  print(view.state)
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
  let events = loader.events
  await loader.load(bowie)
  await loader.load(madonna)
  for await event in events {
    print(event)
    if case .failed = event { break }
  }
}

lesson.page("Loads that run at once lose nothing") {
  let views = Album.samples.map { CoverView(album: $0) }
  for view in views { loader.attach(view) }
  await withTaskGroup { group in
    for album in Album.samples {
      group.addTask { await loader.load(album) }
    }
  }
  for view in views { print("\(view.album.title):", view.state) }
}

await lesson.run()
