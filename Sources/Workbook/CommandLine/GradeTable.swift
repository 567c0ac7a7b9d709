import TerminalText

/// The grades of a class, a line each.
struct GradeTable {
  let grades: [Grade]
  let console: Console

  /// The table, and how many passed.
  var text: String {
    let columns = console.columns
    let width = min(
      grades.map(\.name.columnCount).max() ?? 0,
      max(columns / 3, 10)
    )
    let lines = grades.map { grade in
      let mark = grade.isPassed ? console.good("ok") : console.bad("--")
      let name = grade.name.fitted(to: width)
      return "\(mark) \(name)  \(grade.passed)/\(grade.total)"
        + words(for: grade, in: columns - width - 14) + "\n"
    }
    let passed = grades.count { $0.isPassed }
    return lines.joined() + "\n\(passed) of \(grades.count) passed.\n"
  }

  /// What is wrong with a hand-in, beside its points, or below them where there
  /// is too little room.
  private func words(for grade: Grade, in room: Int) -> String {
    guard !grade.isPassed else { return "" }
    guard room >= 20 else {
      return "\n   " + grade.summary.shortened(to: max(console.columns - 3, 0))
    }
    let gap = max(8 - "\(grade.passed)/\(grade.total)".count, 1)
    return String(repeating: " ", count: gap)
      + grade.summary.shortened(to: room)
  }
}

extension String {
  /// This text, cut where it is too long, and not padded where it is short.
  fileprivate func shortened(to columns: Int) -> String {
    columnCount > columns ? fitted(to: columns) : printable
  }
}
