import Terminal

/// A timer that measures how long a key press and the frame after it take.
@MainActor
struct FrameTimer {
  private static let size = TerminalSize(columns: 80, rows: 24)

  private let application: LibraryApplication
  private let view: LibraryScreen

  init(_ application: LibraryApplication) {
    self.application = application
    view = LibraryScreen(
      application: application,
      isColored: true,
      explains: true
    )
  }

  /// Scrolls back and forth through the first albums, draws a frame each time,
  /// and returns the average time.
  func timePerFrame(count: Int) -> Duration {
    let clock = ContinuousClock()
    let time = clock.measure {
      for number in 0..<count {
        application.scroll(by: number / 4 % 2 == 0 ? 1 : -1)
        view.loadVisibleCovers(for: Self.size)
        let lines = view.lines(for: Self.size)
        _ = lines.map { $0.terminalText(isStyled: true) }
      }
    }
    return time / count
  }
}
