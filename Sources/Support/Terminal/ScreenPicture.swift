import Foundation
import TerminalText

/// A picture of a terminal's screen, as an SVG document.
///
/// It depends on no particular font: half blocks are drawn as rectangles, and
/// every other piece of text is stretched to its columns.
public struct ScreenPicture: Sendable {
  private static let cell = (width: 9, height: 18)

  private let lines: [StyledText]
  private let size: TerminalSize

  /// Creates a picture of some lines, beginning at the top of the screen.
  public init(of lines: [StyledText], size: TerminalSize) {
    self.size = size
    self.lines = lines.prefix(size.rows).map { $0.fitted(to: size.columns) }
  }

  /// The whole document, as text.
  public var svg: String {
    let width = size.columns * Self.cell.width
    let height = size.rows * Self.cell.height
    let rows = lines.enumerated().map { row, line in
      elements(of: line, top: row * Self.cell.height)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="monospace" font-size="15" fill="#d0d0d0">
      <rect width="100%" height="100%" fill="#101418"/>
      \(rows.joined())</svg>

      """
  }

  private func elements(of line: StyledText, top: Int) -> String {
    var left = 0
    return line.pieces.map { piece in
      let width = piece.text.columnCount * Self.cell.width
      defer { left += width }
      return elements(of: piece, left: left, top: top, width: width)
    }
    .joined()
  }

  private func elements(
    of piece: StyledText.Piece,
    left: Int,
    top: Int,
    width: Int
  ) -> String {
    func rect(_ top: Int, _ height: Int, _ color: UInt8?) -> String {
      """
      <rect x="\(left)" y="\(top)" width="\(width)" height="\(height)" \
      fill="\(color.map(Self.hex) ?? "#101418")" shape-rendering="crispEdges"/>

      """
    }
    let height = Self.cell.height
    let style = piece.style
    if piece.text == "▀" {
      return rect(top, height / 2, style.foreground)
        + rect(top + height / 2, height / 2, style.background)
    }
    var result = ""
    var fill = style.foreground.map { " fill=\"\(Self.hex($0))\"" } ?? ""
    if style.isReversed {
      result += rect(top, height, style.foreground ?? 7)
      fill = " fill=\"#101418\""
    } else if let background = style.background {
      result += rect(top, height, background)
    }
    guard piece.text.contains(where: { $0 != " " }) else { return result }
    let weight = style.isBold ? " font-weight=\"bold\"" : ""
    return result + """
      <text x="\(left)" y="\(top + 14)" textLength="\(width)" \
      xml:space="preserve"\(weight)\(fill)>\(piece.text.xmlEscaped)</text>

      """
  }

  /// Returns the hexadecimal value of one of a terminal's 256 colors, as xterm
  /// has it.
  private static func hex(_ color: UInt8) -> String {
    let index = Int(color)
    let parts: [Int]
    switch index {
    case 0..<16:
      let on = index < 8 ? 205 : 255
      parts = (0..<3).map { (index >> $0) & 1 == 1 ? on : index < 8 ? 0 : 90 }
    case 16..<232:
      let steps = [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6]
      parts = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    default:
      parts = Array(repeating: 8 + 10 * (index - 232), count: 3)
    }
    return "#" + parts.map { String(format: "%02x", $0) }.joined()
  }
}
