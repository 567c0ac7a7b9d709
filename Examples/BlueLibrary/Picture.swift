import Foundation

/// A picture made of colored pixels.
struct Picture: Equatable {
  /// The color of a pixel: its red, green and blue components.
  struct Color: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  let width: Int
  let height: Int
  /// The pixels' colors, row by row from the top left corner.
  private let colors: [Color]

  init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color) {
    self.width = width
    self.height = height
    colors = (0..<height).flatMap { y in (0..<width).map { color($0, y) } }
  }

  subscript(x: Int, y: Int) -> Color { colors[y * width + x] }

  /// Returns the picture in another size; each pixel has the color of the
  /// nearest one here.
  func scaled(width: Int, height: Int) -> Picture {
    Picture(width: width, height: height) { x, y in
      self[
        (2 * x + 1) * self.width / (2 * width),
        (2 * y + 1) * self.height / (2 * height)
      ]
    }
  }
}

// MARK: - Encoded

extension Picture {
  /// The picture in the portable pixmap format.
  ///
  /// Source: https://netpbm.sourceforge.net/doc/ppm.html
  var encoded: [UInt8] {
    Array("P6\n\(width) \(height)\n255\n".utf8)
      + colors.flatMap { [$0.red, $0.green, $0.blue] }
  }

  /// Creates a picture from its encoding; `nil` if the bytes aren't a picture.
  init?(encoded bytes: [UInt8]) {
    let parts = bytes.split(
      separator: UInt8(ascii: "\n"),
      maxSplits: 3,
      omittingEmptySubsequences: false
    )
    guard parts.count == 4, parts[0].elementsEqual("P6".utf8),
      parts[2].elementsEqual("255".utf8)
    else { return nil }
    let size = String(decoding: parts[1], as: UTF8.self)
      .split(separator: " ").compactMap { Int($0) }
    let points = Array(parts[3])
    guard size.count == 2, (1...10_000).contains(size[0]),
      (1...10_000).contains(size[1]), points.count == 3 * size[0] * size[1]
    else { return nil }
    self.init(width: size[0], height: size[1]) { x, y in
      let start = 3 * (y * size[0] + x)
      return Color(
        red: points[start],
        green: points[start + 1],
        blue: points[start + 2]
      )
    }
  }
}
