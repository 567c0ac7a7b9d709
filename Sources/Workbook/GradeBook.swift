import Foundation
import Synchronization
import Terminal
import TerminalText

/// The grades of a class, shown and written as they come: a run that is
/// interrupted keeps those that it had.
final class GradeBook: Sendable {
  /// A file that all grades are written into.
  struct Report: Sendable {
    let path: String
    let text: @Sendable ([Grade]) -> String
  }

  private struct State {
    var grades: [Int: Grade] = [:]
    var shown = 0
    var fault: (any Error)?
  }

  private let state = Mutex(State())
  private let console: Console
  private let names: [String]
  private let reports: [Report]
  /// Whether the rows are shown.
  private let isShown: Bool
  private let patternWidth: Int
  private let pointsWidth: Int

  /// Makes a book for hand-ins of these names.
  ///
  /// - Parameters:
  ///   - patterns: What they are about, where they are of several patterns.
  ///   - mostPoints: The most that one of them can have.
  init(
    of names: [String],
    patterns: [String],
    mostPoints: Int,
    reports: [Report],
    isShown: Bool,
    on console: Console
  ) throws {
    self.names = names
    self.reports = reports
    self.isShown = isShown
    self.console = console
    patternWidth =
      Set(patterns).count > 1 ? patterns.map(\.columnCount).max() ?? 0 : 0
    pointsWidth = "\(mostPoints)/\(mostPoints)".count
    // A file that can't be written is reported before anybody waits for it.
    try write([])
  }

  /// The grades so far, in the order of the hand-ins.
  var grades: [Grade] { state.withLock { Self.sorted($0.grades) } }

  /// Enters a grade.
  func add(_ grade: Grade, at index: Int) {
    state.withLock { state in
      state.grades[index] = grade
      do {
        try write(Self.sorted(state.grades))
        while let next = state.grades[state.shown] {
          state.shown += 1
          guard isShown else { continue }
          console.eraseProgress()
          try console.write(row(of: next))
        }
      } catch {
        state.fault = error
      }
      console.showProgress(state.grades.count, of: names.count, "graded")
    }
  }

  /// Ends the book; throws the last error in showing or writing it.
  func close() throws {
    if let fault = state.withLock({ $0.fault }) { throw fault }
    let grades = grades
    let passed = grades.count { $0.isPassed }
    try console.write(
      isShown
        ? "\n\(passed) of \(grades.count) passed.\n" : Grade.json(grades)
    )
  }

  private static func sorted(_ grades: [Int: Grade]) -> [Grade] {
    grades.sorted { $0.key < $1.key }.map(\.value)
  }

  private func write(_ grades: [Grade]) throws {
    for report in reports { try report.text(grades).write(toFile: report.path) }
  }

  private func row(of grade: Grade) -> String {
    let columns = console.columns
    let widest = names.map(\.printable.columnCount).max() ?? 0
    var cells = [grade.name.fitted(to: min(widest, max(columns / 3, 10)))]
    if patternWidth > 0 { cells.append(grade.pattern.fitted(to: patternWidth)) }
    cells.append("\(grade.passed)/\(grade.total)".fitted(to: pointsWidth))
    let row = cells.joined(separator: "  ")
    let mark = grade.isPassed ? console.good("ok") : console.bad("--")
    let line = "\(mark) \(row.replacing(/\ +$/, with: ""))\n"
    guard !grade.isPassed else { return line }
    // What is wrong stands after the points, or below them where there is too
    // little room.
    let room = columns - row.columnCount - 9
    return room >= 20
      ? "\(mark) \(row)     \(grade.summary.shortened(to: room))\n"
      : "\(line)   \(grade.summary.shortened(to: max(columns - 3, 0)))\n"
  }
}

extension String {
  /// This text, cut where it is too long, and not padded where it is short.
  fileprivate func shortened(to columns: Int) -> String {
    columnCount > columns ? fitted(to: columns) : printable
  }
}
