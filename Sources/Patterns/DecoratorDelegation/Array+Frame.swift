import TerminalText

extension [String] {
  /// Returns these lines in a frame that is 4 columns wider than the widest.
  func framed() -> [String] {
    let width = map(\.columnCount).max() ?? 0
    let border = String(repeating: "─", count: width + 2)
    let rows = map { "│ \($0.fitted(to: width)) │" }
    return ["┌\(border)┐"] + rows + ["└\(border)┘"]
  }
}
