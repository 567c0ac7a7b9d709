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
    if let prompt {
      try await play(with: prompt)
    } else if let page = options.page {
      try await showWhole(page - 1)
    } else {
      try showHead()
      for index in lesson.pages.indices {
        try await showWhole(index)
      }
    }
  }

  private func play(with prompt: Prompt) async throws {
    var index = (options.page ?? 1) - 1
    if index == 0 { try showHead() }
    while lesson.pages.indices.contains(index) {
      guard let next = try await turn(to: index, with: prompt) else { return }
      index = next
    }
  }

  /// Shows a page, and returns the one that the reader wants next; `nil` if
  /// the reader wants no more.
  private func turn(to index: Int, with prompt: Prompt) async throws -> Int? {
    let isLast = index == lesson.pages.count - 1
    try showCode(index)
    if options.predicts {
      let command = try ask(prompt, toSee: "its output", at: index)
      guard command == .next else {
        return destination(of: command, from: index)
      }
    }
    try await showOutput(index)
    if isLast, case .auto = options.pace { return nil }
    let command = try ask(prompt, toSee: isLast ? "end" : "next", at: index)
    return destination(of: command, from: index)
  }

  private func ask(
    _ prompt: Prompt,
    toSee next: String,
    at index: Int
  ) throws -> Prompt.Command {
    var patience: Double?
    if case .auto(let seconds) = options.pace { patience = seconds }
    return try prompt.ask(
      "\(index + 1)/\(lesson.pages.count)  Return: \(next)",
      pageCount: lesson.pages.count,
      patience: patience
    )
  }

  private func destination(of command: Prompt.Command, from index: Int) -> Int?
  {
    switch command {
    case .next: index + 1
    case .back: max(index - 1, 0)
    case .jump(let page): page - 1
    case .quit: nil
    }
  }

  private func showHead() throws {
    try console.write(
      format.head(title: lesson.title, summary: lesson.summary)
    )
  }

  private func showWhole(_ index: Int) async throws {
    try showCode(index)
    try await showOutput(index)
  }

  private func showCode(_ index: Int) throws {
    try console.write(
      format.title(lesson.pages[index].title, number: index + 1)
    )
    if let code = code(of: index) {
      try console.write(format.code(code))
    }
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
    guard let listing else { return nil }
    let end =
      index == 0
      ? listing.end(ofCallAt: lesson.line)
      : listing.end(ofPageAt: lesson.pages[index - 1].line)
    return end.flatMap {
      listing.code(ofPageAt: lesson.pages[index].line, after: $0)
    }
  }
}

/// A page's code threw an error that it didn't catch.
struct PageFailure: Error, CustomStringConvertible {
  let page: Int
  let reason: any Error

  var description: String { "page \(page) failed: \(reason)" }
}
