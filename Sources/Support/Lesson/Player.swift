import Foundation
import Terminal

/// A player that shows a lesson's pages at the pace of its options.
@MainActor
final class Player {
  private let lesson: Lesson
  private let options: Options
  private let console: Console
  private let format: PageFormat
  /// The screen for the pages; `nil` if they are printed one after another.
  private let slides: Slides?
  /// The prompt for the next page; `nil` with slides, or if nobody can answer
  /// it.
  private let prompt: Prompt?
  private let listing: SourceListing?
  /// The output of the pages that have run so far.
  ///
  /// A page runs once, however often it is shown.
  private var printed: [String] = []

  init(lesson: Lesson, options: Options, console: Console) {
    self.lesson = lesson
    self.options = options
    self.console = console
    format = PageFormat(kind: options.format, console: console)
    let waits = options.pace != .wholeLesson && Keyboard.isAvailable
    slides =
      waits && console.canErase
      ? Slides(lesson: lesson, isStyled: console.isColored) : nil
    prompt = waits && slides == nil ? Prompt(console: console) : nil
    listing = SourceListing(path: lesson.file)
  }

  func play() async throws {
    defer { slides?.screen.close() }
    var next: Int? = (options.page ?? 1) - 1
    if slides == nil,
      options.page == nil || prompt != nil && options.page == 1
    {
      try console.write(
        format.head(title: lesson.title, summary: lesson.summary)
      )
    }
    while let index = next, lesson.numbers.contains(index + 1) {
      next = try await turn(to: index)
      if next.map({ lesson.numbers.contains($0 + 1) }) != true {
        try printLastPage(index)
      }
    }
  }

  /// Shows a page, and returns the next one; `nil` at the end.
  private func turn(to index: Int) async throws -> Int? {
    guard lesson.pages.indices.contains(index) else {
      return try await showPicture(index)
    }
    try showCode(index)
    if options.predicts,
      let command = try await ask(toSee: "output", at: index),
      command != .next
    {
      return destination(of: command, from: index)
    }
    try await showOutput(index)
    if !waits { return options.page == nil ? index + 1 : nil }
    let isLast = index == lesson.pages.count - 1
    if isLast, case .auto = options.pace { return nil }
    return try await ask(toSee: isLast ? "end" : "next", at: index)
      .flatMap { destination(of: $0, from: index) }
  }

  /// A Boolean value that indicates whether the reader turns the pages.
  private var waits: Bool { slides != nil || prompt != nil }

  /// Shows the picture of the structure, and returns the next page.
  private func showPicture(_ index: Int) async throws -> Int? {
    if let slides {
      slides.show(pictureLines(index), wraps: false)
    } else {
      try console.write(
        format.title("The structure", number: index + 1)
          + format.picture(lesson.picture ?? "")
      )
    }
    return try await ask(toSee: "next", at: index)
      .flatMap { destination(of: $0, from: index) }
  }

  /// Prints the page that was shown last on the reader's original screen, for
  /// discussion.
  private func printLastPage(_ index: Int) throws {
    guard let slides else { return }
    slides.screen.close()
    let isPicture = !lesson.pages.indices.contains(index)
    let output = printed.indices.contains(index) ? printed[index] : ""
    let lines =
      isPicture
      ? pictureLines(index) : codeLines(index) + outputLines(output)
    try console.write(
      lines.map { $0.terminalText(isStyled: console.isColored) + "\n" }
        .joined()
    )
  }

  /// Waits for the reader's command, if there is a reader.
  private func ask(
    toSee next: String,
    at index: Int
  ) async throws -> PageKeys.Command? {
    var timeout: Double?
    if case .auto(let seconds) = options.pace { timeout = seconds }
    let place = "\(index + 1)/\(lesson.pages.count)"
    if let slides {
      return await slides.ask(
        at: place,
        next: next,
        line: index < 0 ? lesson.line : lesson.pages[index].line,
        page: index + 1,
        timeout: timeout
      )
    }
    return try prompt?.ask(
      at: place,
      next: next,
      pages: lesson.numbers,
      timeout: timeout
    )
  }

  private func destination(
    of command: PageKeys.Command,
    from index: Int
  ) -> Int? {
    switch command {
    case .next: index + 1
    case .back: max(index, lesson.numbers.lowerBound) - 1
    case .jump(let page): page - 1
    case .quit: nil
    }
  }

  private func showCode(_ index: Int) throws {
    if let slides { return slides.show(codeLines(index)) }
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
        printed.append(try await run(page))
      } catch let error as Console.WriteError {
        throw error
      } catch {
        throw PageFailure(page: printed.count + 1, reason: error)
      }
    }
    if let slides {
      return slides.add(
        outputLines(printed[index]),
        scrolls: options.predicts
      )
    }
    try console.write(format.output(printed[index]))
  }

  /// Runs a page; Ctrl-C ends one that doesn't end by itself.
  private func run(_ page: Page) async throws -> String {
    guard let slides else { return try await page.run() }
    return try await slides.screen.ignoringKeys { try await page.run() }
  }

  // MARK: - Lines of a slide

  private func codeLines(_ index: Int) -> [StyledText] {
    let page = lesson.pages[index]
    var lines = [PageFormat.titleLine(page.title, number: index + 1)]
    if let code = code(of: index) {
      lines += [StyledText()] + PageFormat.codeLines(code)
    }
    if options.showsNotes, let question = page.question {
      lines += [StyledText(), PageFormat.questionLine(question)]
    }
    return lines
  }

  private func outputLines(_ output: String) -> [StyledText] {
    output.isEmpty ? [] : [StyledText()] + PageFormat.outputLines(output)
  }

  private func pictureLines(_ index: Int) -> [StyledText] {
    [PageFormat.titleLine("The structure", number: index + 1), StyledText()]
      + PageFormat.pictureLines(lesson.picture ?? "")
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

/// An error thrown for a page whose code throws one.
struct PageFailure: Error, CustomStringConvertible {
  let page: Int
  let reason: any Error

  var description: String { "page \(page) failed: \(reason)" }
}
