import Terminal
import Foundation
import TerminalText

/// A lesson's program: reads the command line, shows the lesson, and tells the
/// person who called it what went wrong.
@MainActor
struct Program {
  let name: String
  let output = StandardOutput()

  func run(_ lesson: Lesson, arguments: [String]) async -> ExitStatus {
    do {
      let options = try Options(arguments: arguments)
      try await run(lesson, options: options)
      return .success
    } catch let error as UsageError {
      report("\(error); see \(name) --help")
      return .usage
    } catch let error as StandardOutput.WriteError {
      report("cannot write the lesson: \(error.reason)")
      return .inputOutput
    } catch {
      report("\(error)")
      return .software
    }
  }

  private func run(_ lesson: Lesson, options: Options) async throws {
    switch options.action {
    case .help: try output.write(Options.help(for: name))
    case .list: try output.write(list(of: lesson.pages))
    case .play:
      try await player(for: lesson, options: options).play()
    }
  }

  private func list(of pages: [Page]) -> String {
    pages.enumerated()
      .map { "\($0.offset + 1)  \($0.element.title)\n" }
      .joined()
  }

  private func player(for lesson: Lesson, options: Options) throws -> Player {
    if let page = options.page, !lesson.pages.indices.contains(page - 1) {
      throw UsageError(
        "there is no page \(page): the pages are 1 to \(lesson.pages.count)"
      )
    }
    let environment = ProcessInfo.processInfo.environment
    let style = Style(
      isColored: options.color.isColored(
        environment: environment,
        isTerminal: output.isTerminal
      )
    )
    let format: any PageFormat =
      options.format == .text ? TextFormat(style: style) : MarkdownFormat()
    let waits = options.pace != .wholeLesson && Keyboard.isAvailable
    return Player(
      lesson: lesson,
      options: options,
      format: format,
      output: output,
      prompt: waits
        ? Prompt(
          output: output,
          style: style,
          erases: environment["TERM"] != "dumb"
        ) : nil
    )
  }

  private func report(_ message: String) {
    StandardError.complain(message.printableLines, program: name)
  }
}
