import Foundation
import Terminal
import TerminalText

/// An example that is read page by page: a piece of code, and its output.
///
/// An example's `main.swift` creates one lesson, adds its pages in reading
/// order, and runs it:
///
///     let lesson = Lesson("Singleton", "one instance, and one way to get it")
///
///     lesson.page("Every access returns the same instance") {
///       print(Logger.shared === Logger.shared)
///     }
///
///     await lesson.run()
///
/// Pages run in order and share the declarations between them. Between pages,
/// write only declarations, each above the page that first uses it. A page
/// shows its code from the source file, including those declarations.
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
  ///   - summary: The pattern's effect, in a phrase.
  ///   - file: The source file that the pages' code is read from.
  ///   - line: The line where the lesson begins in that file.
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

  /// Adds a page, which runs when the reader gets to it.
  ///
  /// - Parameters:
  ///   - title: The page's point, in one sentence.
  ///   - question: The question that a teacher asks before the output is shown;
  ///     `nil` if there is none.
  ///   - line: The line where the page begins in the source file.
  ///   - code: The page's code, whose output becomes the page's output.
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

  /// Shows the lesson as the command line requests.
  ///
  /// On failure, ends the program with an exit code of `sysexits.h`: 64 for an
  /// invalid command line, 70 for a page that throws, 74 for output that can't
  /// be written.
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

  /// The pages' numbers; page 0 is the picture of the pattern's structure.
  var numbers: ClosedRange<Int> {
    (picture == nil ? 1 : 0)...max(pages.count, 1)
  }

  /// The picture of the pattern's structure, from the workbook's files; `nil`
  /// if there is none.
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
