import DataAccessObjectPattern
import FileStorage
import Foundation
import Terminal
import TerminalText

/// The program: opens the store, connects the layers, and reports errors.
@MainActor
struct Program {
  private let environment = ProcessInfo.processInfo.environment

  /// Runs the program to its end.
  ///
  /// - Returns: The exit status.
  func run(_ arguments: [String]) async -> ExitStatus {
    var console = Console()
    do {
      let options = try Options(arguments, environment: environment)
      console = Console(color: options.color)
      try await run(options, console)
      return .success
    } catch {
      return console.report(
        error,
        help: Options.help,
        status: status(for: error)
      )
    }
  }

  private func run(_ options: Options, _ console: Console) async throws {
    if options.action == .help { return try console.write(Options.help.text) }
    // From the bottom to the top: data access, business logic, presentation.
    let dao = try options.store.open()
    let logic = NoteBusinessLogic(dao: dao)
    let presenter = NotePresenter(logic: logic, timeZone: options.timeZone)
    if options.action == .interactive {
      let view = NoteScreens(logic: logic, presenter: presenter)
      return try await show(view, options, console)
    }
    let commands = NoteCommands(
      logic: logic,
      presenter: presenter,
      columns: console.isTerminal ? console.columns : .max
    )
    let answer = try commands.run(options.action)
    try console.write(options.writesJSON ? answer.json() : answer.text)
  }

  private func show(
    _ view: NoteScreens,
    _ options: Options,
    _ console: Console
  ) async throws {
    if let size = options.picture {
      let lines = view.lines(for: size)
      return try console.write(ScreenPicture(of: lines, size: size).svg)
    }
    guard Screen.isAvailable(environment: environment) else {
      throw NoScreen()
    }
    let screen = Screen(isStyled: console.isColored)
    defer { screen.close() }
    await screen.run(
      content: { view.lines(for: $0) },
      press: { view.press($0) == .shown }
    )
  }

  private func status(for error: any Error) -> ExitStatus {
    switch error {
    case let error as StorageError:
      error.isRefusal ? .inputOutput : .badData
    case is UnreadableInput: .inputOutput
    case is UnreadableText, is NoteRefusal: .badData
    case is StoreNotBuiltIn, is NoScreen: .unavailable
    case is NoteDAOError, is NoteNotFound: .failure
    default: .software
    }
  }
}

/// An error for `--interactive` without a terminal to draw on.
private struct NoScreen: Error, CustomStringConvertible {
  let description = """
    no screen can be drawn here; \
    in a terminal, run 'swift run MyNotes --interactive'
    """
}
