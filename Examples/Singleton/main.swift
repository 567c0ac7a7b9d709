import Lesson
import SharedModels
import SingletonPattern

let lesson = Lesson("Singleton", "one instance, and one way to get it")

lesson.page("Every access returns the same instance") {
  let here = IDGenerator.shared
  let there = IDGenerator.shared
  print("the same instance:", here === there)
}

func printReceipt() {
  print("receipt", IDGenerator.shared.next())
}

func printTicket() {
  print("ticket", IDGenerator.shared.next())
}

lesson.page("No two parts of a program get the same number") {
  printReceipt()
  printTicket()
  printReceipt()
}

final class Player: Sendable {
  static let shared = Player()

  private init() { print("the player is created") }

  func play() { print("music") }
}

lesson.page("The instance is created at the first access, and not before") {
  print("no access yet")
  Player.shared.play()
  Player.shared.play()
}

lesson.page("No other code can create an instance") {
  // let second = IDGenerator()
  // 'IDGenerator' initializer is inaccessible due to 'private' protection
  // level
  let second = IDGenerator.shared
  print("the same instance:", second === IDGenerator.shared)
}

final class Stage: Sendable {
  static let shared = Stage()

  private init() { print("the stage is created") }
}

lesson.page("The instance is created once, even if a thousand tasks race") {
  await withTaskGroup { group in
    for _ in 1...1_000 {
      group.addTask { ObjectIdentifier(Stage.shared) }
    }
    var instances: Set<ObjectIdentifier> = []
    for await instance in group { instances.insert(instance) }
    print("instances:", instances.count)
  }
}

lesson.page("A thousand tasks get a thousand numbers") {
  await withTaskGroup { group in
    for _ in 1...1_000 {
      group.addTask { IDGenerator.shared.next() }
    }
    var numbers: Set<Int> = []
    for await number in group { numbers.insert(number) }
    print("different numbers:", numbers.count)
  }
}

func openLibrary() {
  Logger.shared.log("the library is open")
}

func show(_ album: Album) {
  Logger.shared.log("showing \(album.title)")
}

lesson.page(
  "Not a Singleton but a shared default: one logger for all",
  ask: "Two functions call Logger.shared: is it the same logger?"
) {
  openLibrary()
  show(Album.samples[0])
  for entry in Logger.shared.entries { print(entry.content) }
}

lesson.page("Other loggers can be created, and share nothing with it") {
  let before = Logger.shared.entries.count
  let logger = Logger()
  logger.log("a test has started")
  print("its own entries:", logger.entries.count)
  print("new in the shared one:", Logger.shared.entries.count - before)
}

lesson.page("The entries of each caller keep their order") {
  let logger = Logger()
  await withTaskGroup { group in
    for caller in ["Bowie", "Sting"] {
      group.addTask {
        for number in 1...3 { logger.log("\(caller) \(number)") }
      }
    }
  }
  let contents = logger.entries.map(\.content)
  print(contents.filter { $0.hasPrefix("Bowie") })
  print(contents.filter { $0.hasPrefix("Sting") })
}

let instant = Note.samples[0].date

lesson.page("A test has a logger of its own, with a clock of its own") {
  let logger = Logger(now: { instant })
  logger.log("started")
  logger.log("stopped at the same instant")
  print(logger)
}

lesson.page("Logged text is kept unchanged, and escaped when it is printed") {
  let logger = Logger(now: { instant })
  let text = "clear the screen: \u{1B}[2J\n2015-01-01 16:01:03: forged, 欢迎"
  logger.log(text)
  print("kept unchanged:", logger.entries.map(\.content) == [text])
  print(logger)
}

await lesson.run()
