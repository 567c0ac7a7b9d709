import SharedModels
import Terminal

/// A user at a terminal: what each key does, and what is on the screen.
@MainActor
final class Session {
  private enum Mode {
    case library
    case help
    case form(AddForm)
  }

  private let application: LibraryApplication
  private let screen: Screen
  private let view: LibraryScreen
  private var mode = Mode.library
  private var hasAskedToQuit = false

  init(_ application: LibraryApplication, screen: Screen, view: LibraryScreen) {
    self.application = application
    self.screen = screen
    self.view = view
  }

  /// Handles key presses until the user quits or the terminal is closed.
  func run() async {
    application.onChange = { [weak self] in
      guard let self else { return }
      screen.draw(content(for: screen.size))
    }
    await screen.run(
      content: { [self] in content(for: $0) },
      press: { [self] in press($0) }
    )
    application.keepSelection()
  }

  /// Handles a key press.
  ///
  /// - Returns: `false` if the program is to end; otherwise, `true`.
  private func press(_ key: Key) -> Bool {
    switch mode {
    case .help:
      mode = .library
    case .form(var form):
      let outcome = form.press(key)
      mode = outcome == .open ? .form(form) : .library
      if case .done(let album) = outcome {
        Explanation.log(cause: "form")
        application.add(album)
      }
    case .library:
      return pressInLibrary(key)
    }
    return true
  }

  private func pressInLibrary(_ key: Key) -> Bool {
    if key == .character("q") { return !shouldQuit() }
    hasAskedToQuit = false
    guard let (name, action) = action(for: key) else {
      application.say("That key does nothing; ? shows those that do.")
      return true
    }
    Explanation.log(cause: name)
    action()
    return true
  }

  private func action(for key: Key) -> (name: String, () -> Void)? {
    let application = application
    switch key {
    case .left, .character("h"): return ("left", { application.scroll(by: -1) })
    case .right, .character("l"):
      return ("right", { application.scroll(by: 1) })
    case .pageUp: return ("page up", { application.scroll(by: -10) })
    case .pageDown: return ("page down", { application.scroll(by: 10) })
    case .home: return ("home", { application.scroll(by: -.max) })
    case .end: return ("end", { application.scroll(by: .max) })
    case .up, .character("k"): return ("up", { application.selectRow(by: -1) })
    case .down, .character("j"):
      return ("down", { application.selectRow(by: 1) })
    case .character("d"): return ("d", application.delete)
    case .character("u"): return ("u", application.undo)
    case .character("r"): return ("r", application.redo)
    case .character("a"): return ("a", openForm)
    case .character("?"): return ("?", { [self] in mode = .help })
    default: return nil
    }
  }

  private func openForm() {
    if application.isReadOnly {
      application.say("Nothing can be added: the library is read-only.")
    } else {
      mode = .form(AddForm())
    }
  }

  private func shouldQuit() -> Bool {
    guard application.waiting > 0, !hasAskedToQuit else { return true }
    hasAskedToQuit = true
    application.say(
      "The server has not answered yet; press q again to quit anyway."
    )
    return false
  }

  private func content(for size: TerminalSize) -> [StyledText] {
    switch mode {
    case .library:
      view.loadVisibleCovers(for: size)
      return view.lines(for: size)
    case .help: return Help.lines(columns: size.columns)
    case .form(let form): return form.lines(for: size)
    }
  }
}
