import Foundation
import Terminal
import TerminalText

/// An example that is read page by page: a piece of code, and what it prints.
///
/// An example's `main.swift` makes one lesson, gives it its pages in the order
/// of reading, and runs it:
///
///     let lesson = Lesson("Singleton", "one instance, one way to it")
///
///     lesson.page("Every access returns the same instance") {
///       print(Logger.shared === Logger.shared)
///     }
///
///     await lesson.run()
///
/// Pages run in their order and share what is declared between them, so only
/// declarations stand there, each above the page that first uses it. A page
/// shows its code as it stands in the source file, those declarations included.
@MainActor
public final class Lesson {
  let title: String
  let summary: String
  let file: String
  let line: Int
  private(set) var pages: [Page] = []

  /// Creates a lesson without pages.
  ///
  /// - Parameters:
  ///   - title: The pattern's name.
  ///   - summary: What the pattern does, in half a sentence.
  ///   - file: The source file that the pages' code is read from.
  ///   - line: Where the lesson begins in that file.
  public init(
    _ title: String,
    _ summary: String,
    file: String = #filePath,
    line: Int = #line
  ) {
    self.title = title
    self.summary = summary
    self.file = file
    self.line = line
  }

  /// Adds a page, to be run when the reader comes to it.
  ///
  /// - Parameters:
  ///   - title: What the page shows, in one sentence.
  ///   - question: What a teacher asks before the output is shown, if there is
  ///     something to ask.
  ///   - line: Where the page begins in the source file.
  ///   - code: What it does. What it prints becomes the page's output.
  public func page(
    _ title: String,
    ask question: String? = nil,
    line: Int = #line,
    code: @escaping @MainActor () async throws -> Void
  ) {
    pages.append(
      Page(title: title, question: question, line: line, code: code)
    )
  }

  /// Shows the lesson as the command line asks, and ends the program with a
  /// conventional exit code if that fails.
  ///
  /// The exit codes are those of `sysexits.h`: 64 for a command line that makes
  /// no sense, 70 for a page that throws, 74 where the output can't be written.
  public func run() async {
    let help = Options.help(for: ProcessInfo.processInfo.processName)
    var console = Console()
    do {
      let options = try Options(
        arguments: Array(CommandLine.arguments.dropFirst()),
        pages: numbers
      )
      console = Console(color: options.color)
      switch options.action {
      case .help: try console.write(help.text)
      case .list: try console.write(list)
      case .play:
        try await Player(lesson: self, options: options, console: console)
          .play()
      }
    } catch let error as Console.WriteError {
      console.error("cannot write the lesson: \(error.reason)")
      exit(ExitStatus.inputOutput.rawValue)
    } catch let error as PageFailure {
      console.error("\(error)".printableLines)
      exit(ExitStatus.software.rawValue)
    } catch {
      exit(console.report(error, help: help).rawValue)
    }
  }

  /// The pages' numbers: page 0 is the picture of the pattern's structure.
  var numbers: ClosedRange<Int> {
    (picture == nil ? 1 : 0)...max(pages.count, 1)
  }

  /// The picture that the workbook keeps of the pattern's structure; `nil`
  /// where there is none.
  var picture: String? {
    let folder = URL(filePath: file).deletingLastPathComponent()
    let picture = folder.appending(
      path: "../../Docs/Pictures/\(folder.lastPathComponent).txt"
    )
    return try? String(contentsOf: picture, encoding: .utf8)
  }

  private var list: String {
    pages.enumerated().map { "\($0.offset + 1)  \($0.element.title)\n" }
      .joined()
  }
}
