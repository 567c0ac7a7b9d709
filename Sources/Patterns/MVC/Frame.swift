import TerminalText

/// The maximum number of columns, and of rows, of a terminal: its size has 16
/// bits.
let maxTerminalSize = Int(UInt16.max)

/// The lines that are drawn around what a view shows.
struct Frame: Sendable {
  /// The frame of an ordinary view.
  static let single = Frame(top: "┌─┐", side: "│", bottom: "└─┘")
  /// The frame of a highlighted view; it differs in shape, since not every
  /// terminal shows colors, and not every reader sees them.
  static let double = Frame(top: "╔═╗", side: "║", bottom: "╚═╝")

  /// The left corner, the line and the right corner.
  private let top: [Character]
  private let side: String
  private let bottom: [Character]

  private init(top: String, side: String, bottom: String) {
    self.top = Array(top)
    self.side = side
    self.bottom = Array(bottom)
  }

  /// Returns the texts, one per line, with the frame around them.
  ///
  /// - Parameters:
  ///   - texts: The texts to frame; each is drawn with control characters
  ///     escaped, and cut to fit.
  ///   - columns: The width of every line, the frame's included. The lines are
  ///     blank where there is no room for a frame; beyond the width of any
  ///     terminal, they are as wide as the widest text needs.
  /// - Complexity: O(*n* × `columns`) in the number of texts.
  func lines(around texts: [String], columns: Int) -> [String] {
    guard columns >= 2 else {
      return Array(repeating: "".fitted(to: columns), count: texts.count + 2)
    }
    let inside = columns > maxTerminalSize ? widest(texts) : columns - 2
    let rows = texts.map { side + $0.fitted(to: inside) + side }
    return [edge(top, inside: inside)] + rows + [edge(bottom, inside: inside)]
  }

  private func widest(_ texts: [String]) -> Int {
    texts.map { $0.fitted(to: .max).columnCount }.max() ?? 0
  }

  private func edge(_ parts: [Character], inside: Int) -> String {
    "\(parts[0])\(String(repeating: parts[1], count: inside))\(parts[2])"
  }
}
