import Foundation
import Synchronization
import Terminal
import TerminalText

/// The grades of a class, shown and written one by one: an interrupted run keeps
/// the grades that it has.
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
  /// A Boolean value that indicates whether each grade is shown as a row.
  private let isShown: Bool
  private let patternWidth: Int
  private let pointsWidth: Int

  /// Creates a grade book for hand-ins with the given names.
  ///
  /// - Parameters:
  ///   - patterns: The patterns of the hand-ins, shown if there are several.
  ///   - mostPoints: The most points that a hand-in can have.
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
    // A file that can't be written is reported before any work is done.
    try write([])
  }

  /// The grades so far, in the order of the hand-ins.
  var grades: [Grade] { state.withLock { Self.sorted($0.grades) } }

  /// Adds the grade of the hand-in at an index.
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

  /// Writes the summary.
  ///
  /// - Throws: The last error in showing or writing a grade.
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
    // The fault follows the points, or is below them if there is little room.
    let room = columns - row.columnCount - 9
    return room >= 20
      ? "\(mark) \(row)     \(grade.summary.shortened(to: room))\n"
      : "\(line)   \(grade.summary.shortened(to: max(columns - 3, 0)))\n"
  }
}

extension String {
  /// Returns this text, cut if it is too long, and not padded if it is short.
  fileprivate func shortened(to columns: Int) -> String {
    columnCount > columns ? fitted(to: columns) : printable
  }
}
