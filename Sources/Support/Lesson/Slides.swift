import Foundation
import Terminal

/// The screen that shows a lesson to a class, one page at a time.
@MainActor
final class Slides {
  let screen: Screen
  private let lesson: Lesson
  private let rebuild: Rebuild
  /// The lines of the page.
  private var lines: [StyledText] = []
  /// The index of the first visible row.
  private var first = 0
  /// A Boolean value that indicates whether lines that are too wide are
  /// wrapped; a picture's are cut.
  private var wraps = true

  init(lesson: Lesson, isStyled: Bool) {
    self.lesson = lesson
    screen = Screen(isStyled: isStyled)
    rebuild = Rebuild(lesson: lesson)
  }

  /// Shows a page from its top.
  func show(_ page: [StyledText], wraps: Bool = true) {
    lines = page
    first = 0
    self.wraps = wraps
    draw(status: StyledText())
  }

  /// Adds lines to the page.
  ///
  /// - Parameter scrolls: A Boolean value that indicates whether to scroll
  ///   until all new lines are visible, or as many as fit.
  func add(_ more: [StyledText], scrolls: Bool) {
    let start = rows(of: lines).count
    lines += more
    if scrolls { first = min(start, lastFirst) }
  }

  /// Waits for a command while the reader looks at the page.
  ///
  /// - Parameters:
  ///   - place: The reader's place in the lesson.
  ///   - next: The word for what Return leads to.
  ///   - line: The line of the page in the lesson's source file.
  ///   - page: The page's number, from 1.
  ///   - timeout: The number of seconds after which the lesson continues by
  ///     itself.
  func ask(
    at place: String,
    next: String,
    line: Int,
    page: Int,
    timeout: Double?
  ) async -> PageKeys.Command {
    var keys = PageKeys(pages: lesson.numbers)
    var message: String?
    while true {
      draw(
        status: status(message ?? keys.message, at: place, next: next)
      )
      let input = screen.next(timeout: timeout)
      message = nil
      if !keys.isTyping { keys = PageKeys(pages: lesson.numbers) }
      switch input {
      case .key(.down): first = min(first + 1, lastFirst)
      case .key(.up): first = max(first - 1, 0)
      case .key(.enter), .key(.character(" ")), .key(.pageDown):
        // The rest of the page comes before the next page.
        if !keys.isTyping, first < lastFirst {
          first = min(first + height - 1, lastFirst)
        } else if let command = keys.press(input) {
          return command
        }
      case .key(.pageUp) where first > 0: first = max(first - height + 1, 0)
      case .key(.character("s")) where lesson.picture != nil:
        look(at: PageFormat.pictureLines(lesson.picture ?? ""), wraps: false)
      case .key(.character("o")): message = edit(line)
      case .key(.character("r")):
        draw(status: StyledText("Building...", style: .reversed))
        look(at: await rebuild.run(at: page, on: screen))
      default:
        if let command = keys.press(input) { return command }
      }
    }
  }

  /// Shows other lines until a key is pressed.
  private func look(at other: [StyledText], wraps: Bool = true) {
    let page = (lines, first, self.wraps)
    defer { (lines, first, self.wraps) = page }
    show(other, wraps: wraps)
    while true {
      let more: [KeyBar.Item] = first < lastFirst ? [.init("↓", "more")] : []
      let bar = KeyBar(more + [.init("any key", "back")])
      draw(status: bar.line(columns: columns))
      switch screen.next() {
      case .key(.down): first = min(first + 1, lastFirst)
      case .key(.up): first = max(first - 1, 0)
      case .resized, .resumed, .timeout: break
      case .key, .ended, .closed: return
      }
    }
  }

  /// Opens the lesson's source file in the reader's editor.
  ///
  /// - Returns: The message to show when the editor has ended.
  private func edit(_ line: Int) -> String {
    let editor = Editor(environment: ProcessInfo.processInfo.environment)
    var status: Int32 = 0
    screen.lend { status = editor.open(lesson.file, line: line) }
    if status != 0 { return "'\(editor.command)' failed" }
    return rebuild.isNeeded ? "The source has changed: r runs it" : "No change"
  }

  // MARK: - Drawing

  private var columns: Int { screen.size.columns }

  /// The number of rows for the page: all but the status line and the blank
  /// line above it.
  private var height: Int { max(screen.size.rows - 2, 1) }

  /// The value of `first` with which the page's end is visible.
  private var lastFirst: Int { max(rows(of: lines).count - height, 0) }

  private func rows(of lines: [StyledText]) -> [StyledText] {
    wraps
      ? lines.flatMap { $0.wrapped(to: columns, indentation: 7) } : lines
  }

  private func status(
    _ message: String?,
    at place: String,
    next: String
  ) -> StyledText {
    if let message { return StyledText(message, style: .reversed) }
    let start = StyledText("\(place)  ")
    var items: [KeyBar.Item] = [.init("r", "rerun"), .init("o", "edit")]
    if lesson.picture != nil { items.append(.init("s", "structure")) }
    items += [.init("b", "back"), .init("q", "quit"), .init("Return", next)]
    let more = first < lastFirst
    if more { items[items.count - 1] = .init("Return", "more") }
    return start + KeyBar(items).line(columns: columns - start.columns)
  }

  private func draw(status: StyledText) {
    let visible = rows(of: lines).dropFirst(first).prefix(height)
    let blank = Array(
      repeating: StyledText(), count: height - visible.count + 1)
    screen.draw(visible + blank + [status])
  }
}
