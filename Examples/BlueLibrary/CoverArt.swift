import Foundation
import ObserverPattern
import SharedModels

/// The picture of an album's cover, computed from its title.
struct CoverArt {
  private static let side = 28
  private let seed: UInt64

  init(title: String) {
    // FNV-1a: Swift's own hashes differ from one run to the next.
    //
    // Source: http://www.isthe.com/chongo/tech/comp/fnv/
    seed = title.utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }

  /// Returns a function that fetches covers, each after a delay.
  static func fetch(after delay: Duration) -> CoverLoader.Fetch {
    { album in
      try await Task.sleep(for: delay)
      return Cover(bytes: CoverArt(title: album.title).picture.encoded)
    }
  }

  /// The picture: a motif in one hue on a background of another.
  var picture: Picture {
    let hue = part(0, of: 360)
    let other = hue + 90 + part(9, of: 180)
    return Picture(width: Self.side, height: Self.side) { column, row in
      let x = (Double(column) + 0.5) / Double(Self.side) * 2 - 1
      let y = (Double(row) + 0.5) / Double(Self.side) * 2 - 1
      return isMotif(x, y)
        ? color(hue: other, lightness: 0.62 - 0.12 * y)
        : color(hue: hue, lightness: 0.32 + 0.18 * y)
    }
  }

  /// Returns a Boolean value that indicates whether a point, with coordinates
  /// from -1 to 1, belongs to the motif.
  private func isMotif(_ x: Double, _ y: Double) -> Bool {
    let count = Double(2 + part(18, of: 3))
    let centerX = Double(part(24, of: 100)) / 100 - 0.5
    let centerY = Double(part(32, of: 100)) / 100 - 0.5
    let distance = hypot(x - centerX, y - centerY)
    let angle = atan2(y - centerY, x - centerX)
    switch part(40, of: 6) {
    case 0: return sin(distance * .pi * count) > 0.1
    case 1: return sin(angle * count * 2) > 0
    case 2: return distance < 0.55
    case 3: return sin((x + y * centerX * 3) * .pi * count) > 0.2
    case 4: return abs(x) + abs(y - centerY) < 0.7
    default: return y > centerY + 0.25 * sin(x * .pi * count)
    }
  }

  /// Returns a number below `count` that depends on some of the seed's bits.
  private func part(_ shift: UInt64, of count: Int) -> Int {
    // The product spreads the few bits in which similar titles differ.
    let mixed = (seed &* 0x9e37_79b9_7f4a_7c15) >> shift
    return Int(mixed % UInt64(count))
  }

  /// Returns the color of a hue and a lightness.
  ///
  /// Source: the conversion of HSL to RGB in CSS Color 4.
  private func color(hue: Int, lightness: Double) -> Picture.Color {
    func channel(_ offset: Double) -> UInt8 {
      let turn = (offset + Double(hue) / 30).truncatingRemainder(dividingBy: 12)
      let amplitude = 0.65 * min(lightness, 1 - lightness)
      let value = lightness - amplitude * max(-1, min(turn - 3, 9 - turn, 1))
      return UInt8(min(max(value, 0), 1) * 255)
    }
    return Picture.Color(red: channel(0), green: channel(8), blue: channel(4))
  }
}
