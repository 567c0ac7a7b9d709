import DecoratorExtensionPattern
import FileStorage
import Foundation
import SharedModels
import Terminal
import TerminalText

/// The program: reads the command line, shows the library, and reports errors.
@MainActor
struct Program {
  private let environment = ProcessInfo.processInfo.environment

  /// Runs the program to its end.
  ///
  /// - Returns: The exit status.
  func run(_ arguments: [String]) async -> ExitStatus {
    var console = Console()
    do {
      let options = try Options(arguments)
      console = Console(color: options.color)
      if options.showsHelp {
        try console.write(Options.help.text)
        return .success
      }
      return try await run(options, console)
    } catch let error as StorageError {
      return console.report(
        error, help: Options.help,
        status: error.isRefusal ? .inputOutput : .badData)
    } catch {
      return console.report(error, help: Options.help)
    }
  }

  private func run(
    _ options: Options,
    _ console: Console
  ) async throws -> ExitStatus {
    Explanation.isShown = options.explains
    let isShown =
      options.picture == nil && options.frameCount == nil
      && Screen.isAvailable(environment: environment)
    let application = try LibraryApplication(
      file: StateFile(
        options.state ?? StateFile.standard(environment: environment),
        savesChanges: isShown
      ),
      first: options.albumCount.map(Album.invented) ?? Album.samples,
      server: options.server,
      timeout: options.timeout,
      fetch: CoverArt.fetch(after: .seconds(options.coverDelay))
    )
    guard isShown else {
      try console.write(await text(of: application, options))
      if options.picture == nil, options.frameCount == nil,
        let advice = Screen.advice(
          command: "swift run BlueLibrary",
          environment: environment
        )
      {
        console.warning(advice)
      }
      return .success
    }
    let screen = Screen(isStyled: console.isColored)
    let view = LibraryScreen(
      application: application,
      isColored: console.isColored,
      explains: options.explains
    )
    await Session(application, screen: screen, view: view).run()
    screen.close()
    if let reason = application.unsaved {
      console.error(
        "the last change is not saved: \(reason)".printable
      )
      return .inputOutput
    }
    return .success
  }

  /// Returns what is written where no screen is shown.
  private func text(
    of application: LibraryApplication,
    _ options: Options
  ) async -> String {
    if let size = options.picture {
      return await picture(of: application, options, size).svg
    }
    if let count = options.frameCount {
      let time = FrameTimer(application).timePerFrame(count: count)
      return "\(application.albums.count) albums: \(time) a frame\n"
    }
    let albums = application.albums.map { album in
      album.tableLines(columns: 79).map { $0.cut(to: 79) + "\n" }.joined()
    }
    return albums.isEmpty ? "No albums.\n" : albums.joined(separator: "\n")
  }

  /// Returns a picture of the first screen, with all its covers.
  private func picture(
    of application: LibraryApplication,
    _ options: Options,
    _ size: TerminalSize
  ) async -> ScreenPicture {
    let view = LibraryScreen(
      application: application,
      isColored: options.color != .never,
      explains: options.explains
    )
    view.loadVisibleCovers(for: size)
    await application.covers.finishLoading()
    return ScreenPicture(of: view.lines(for: size), size: size)
  }
}
