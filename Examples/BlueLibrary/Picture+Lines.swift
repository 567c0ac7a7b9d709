import Terminal

extension Picture {
  /// Returns the picture in color: two pixels a character, one above the
  /// other.
  func colorLines(columns: Int, rows: Int) -> [StyledText] {
    let picture = scaled(width: columns, height: 2 * rows)
    return (0..<rows).map { row in
      (0..<columns).reduce(into: StyledText()) { line, column in
        line += StyledText(
          "▀",
          style: TextStyle(
            foreground: picture[column, 2 * row].paletteIndex,
            background: picture[column, 2 * row + 1].paletteIndex
          )
        )
      }
    }
  }

  /// Returns the picture in plain text: the lighter a pixel, the denser its
  /// character.
  func plainLines(columns: Int, rows: Int) -> [StyledText] {
    let shades = Array(" .:-=+*#%@")
    let picture = scaled(width: columns, height: rows)
    return (0..<rows).map { row in
      StyledText(
        String(
          (0..<columns).map { column in
            shades[picture[column, row].lightness * (shades.count - 1) / 255]
          }
        )
      )
    }
  }
}

extension Picture.Color {
  /// The nearest color of the 6 × 6 × 6 color cube of a terminal's 256-color
  /// palette.
  ///
  /// Source: xterm's 256colres.h has the six steps: 0, 95, 135, 175, 215, 255.
  fileprivate var paletteIndex: UInt8 {
    func step(_ value: UInt8) -> UInt8 {
      value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
    }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }

  /// The perceived lightness, from 0 to 255.
  ///
  /// Source: the weights of Rec. ITU-R BT.601.
  fileprivate var lightness: Int {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }
}
