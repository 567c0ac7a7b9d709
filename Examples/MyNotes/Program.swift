import Terminal
import DataAccessObjectPattern
import FileStorage
import Foundation
import TerminalText

/// The program: opens the store, puts the layers on one another, and tells the
/// person who called it what went wrong.
@MainActor
struct Program {
  private let environment = ProcessInfo.processInfo.environment
  private let output = StandardOutput()

  /// Runs the program to its end.
  ///
  /// - Returns: How it ended.
  func run(_ arguments: [String]) async -> ExitStatus {
    do {
      let options = try Options(arguments, environment: environment)
      try await run(options)
      return .success
    } catch let error as UsageError {
      complain("\(error); see MyNotes --help")
      return .usage
    } catch let error as StandardOutput.WriteError {
      complain("cannot write: \(error.reason)")
      return .inputOutput
    } catch {
      complain("\(error)")
      return code(for: error)
    }
  }

  private func run(_ options: Options) async throws {
    if options.action == .help { return try output.write(Options.help) }
    // From the bottom to the top: data access, business logic, presentation.
    let dao = try options.store.open()
    let logic = NoteBusinessLogic(dao: dao)
    let presenter = NotePresenter(logic: logic, timeZone: options.timeZone)
    if options.action == .interactive {
      let view = NoteScreens(logic: logic, presenter: presenter)
      return try await show(view, options)
    }
    let commands = NoteCommands(
      logic: logic,
      presenter: presenter,
      columns: output.isTerminal ? TerminalSize.current.columns : .max
    )
    let answer = try commands.run(options.action)
    try output.write(options.writesJSON ? answer.json() : answer.text)
  }

  private func show(_ view: NoteScreens, _ options: Options) async throws {
    if let size = options.picture {
      let lines = view.lines(for: size)
      return try output.write(ScreenPicture(of: lines, size: size).svg)
    }
    guard Screen.isAvailable(environment: environment) else {
      throw NoScreen()
    }
    let isStyled = options.color.isColored(
      environment: environment,
      isTerminal: true
    )
    let screen = Screen(isStyled: isStyled)
    defer { screen.close() }
    await screen.run(
      content: { view.lines(for: $0) },
      press: { view.press($0) == .shown }
    )
  }

  private func code(for error: any Error) -> ExitStatus {
    switch error {
    case let error as StorageError:
      error.isRefusal ? .inputOutput : .badData
    case is UnreadableInput: .inputOutput
    case is UnreadableText: .badData
    case is StoreNotBuiltIn, is NoScreen: .unavailable
    case is NoteDAOError, is NoteNotFound: .failure
    default: .software
    }
  }

  private func complain(_ message: String) {
    StandardError.complain(message.printable, program: "MyNotes")
  }
}

/// There is no terminal to draw screens on.
private struct NoScreen: Error, CustomStringConvertible {
  let description = "'--interactive' needs a terminal that can be drawn on"
}
