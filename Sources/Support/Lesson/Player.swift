import Foundation
import Terminal

/// Takes a reader through a lesson, at the pace that the options ask for.
@MainActor
final class Player {
  private let lesson: Lesson
  private let options: Options
  private let console: Console
  private let format: PageFormat
  /// What asks the reader to go on; `nil` where nobody could answer.
  private let prompt: Prompt?
  private let listing: SourceListing?
  /// What the pages printed that have run so far.
  ///
  /// A page runs once, however often it is shown.
  private var printed: [String] = []

  init(lesson: Lesson, options: Options, console: Console) {
    self.lesson = lesson
    self.options = options
    self.console = console
    format = PageFormat(kind: options.format, console: console)
    let waits = options.pace != .wholeLesson && Keyboard.isAvailable
    prompt = waits ? Prompt(console: console) : nil
    listing = SourceListing(path: lesson.file)
  }

  func play() async throws {
    var next: Int? = (options.page ?? 1) - 1
    if options.page == nil || prompt != nil && options.page == 1 {
      try console.write(
        format.head(title: lesson.title, summary: lesson.summary)
      )
    }
    while let index = next, lesson.numbers.contains(index + 1) {
      next = try await turn(to: index)
    }
  }

  /// Shows a page, and returns the one that comes next; `nil` if none does.
  private func turn(to index: Int) async throws -> Int? {
    guard lesson.pages.indices.contains(index) else {
      return try showPicture(index)
    }
    try showCode(index)
    if options.predicts, let command = try ask(toSee: "its output", at: index),
      command != .next
    {
      return destination(of: command, from: index)
    }
    try await showOutput(index)
    if prompt == nil { return options.page == nil ? index + 1 : nil }
    let isLast = index == lesson.pages.count - 1
    if isLast, case .auto = options.pace { return nil }
    return try ask(toSee: isLast ? "end" : "next", at: index)
      .flatMap { destination(of: $0, from: index) }
  }

  /// Shows the picture of the structure, and returns the page that comes next.
  private func showPicture(_ index: Int) throws -> Int? {
    try console.write(
      format.title("The structure", number: index + 1)
        + format.code(lesson.picture ?? "")
    )
    return try ask(toSee: "next", at: index)
      .flatMap { destination(of: $0, from: index) }
  }

  /// Asks the reader, if there is one.
  private func ask(
    toSee next: String,
    at index: Int
  ) throws -> Prompt.Command? {
    var patience: Double?
    if case .auto(let seconds) = options.pace { patience = seconds }
    return try prompt?.ask(
      "\(index + 1)/\(lesson.pages.count)  Return: \(next)",
      pages: lesson.numbers,
      patience: patience
    )
  }

  private func destination(of command: Prompt.Command, from index: Int) -> Int?
  {
    switch command {
    case .next: index + 1
    case .back: max(index, lesson.numbers.lowerBound) - 1
    case .jump(let page): page - 1
    case .quit: nil
    }
  }

  private func showCode(_ index: Int) throws {
    let page = lesson.pages[index]
    try console.write(format.title(page.title, number: index + 1))
    if let code = code(of: index) {
      try console.write(format.code(code))
    }
    if options.showsNotes { try console.write(format.question(page.question)) }
  }

  private func showOutput(_ index: Int) async throws {
    while printed.count <= index {
      let page = lesson.pages[printed.count]
      do {
        printed.append(try await page.run())
      } catch let error as Console.WriteError {
        throw error
      } catch {
        throw PageFailure(page: printed.count + 1, reason: error)
      }
    }
    try console.write(format.output(printed[index]))
  }

  private func code(of index: Int) -> String? {
    let end =
      index == 0
      ? listing?.end(ofCallAt: lesson.line)
      : listing?.end(ofPageAt: lesson.pages[index - 1].line)
    return end.flatMap {
      listing?.code(ofPageAt: lesson.pages[index].line, after: $0)
    }
  }
}

/// A page's code threw an error that it didn't catch.
struct PageFailure: Error, CustomStringConvertible {
  let page: Int
  let reason: any Error

  var description: String { "page \(page) failed: \(reason)" }
}
