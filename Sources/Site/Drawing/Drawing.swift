import TerminalText

/// A picture of boxes and lines on a grid of characters, for a terminal or a
/// web page.
public struct Drawing: Equatable, Sendable {
  struct Point: Hashable, Sendable {
    var x: Int
    var y: Int
  }

  struct Text: Equatable, Sendable {
    enum Style: Sendable {
      case plain, abstract, shared, strong, strongAbstract, code
    }

    var text: String
    var style = Style.plain
    var isCentered = false
  }

  struct Box: Equatable, Sendable {
    var origin = Point(x: 0, y: 0)
    /// The texts, in sections that are separated by lines.
    var sections: [[Text]]
    /// A Boolean value that indicates whether the box is a note, with a folded
    /// corner.
    var isNote = false

    var width: Int {
      (sections.joined().map(\.text.columnCount).max() ?? 0) + 4
    }

    var height: Int { sections.reduce(1) { $0 + $1.count + 1 } }

    var right: Int { origin.x + width - 1 }
    var bottom: Int { origin.y + height - 1 }
    var middle: Point {
      Point(x: origin.x + width / 2, y: origin.y + height / 2)
    }
  }

  /// The decoration at an end of a line.
  enum End: Sendable {
    case none, arrow, call, triangle, diamond
  }

  struct Line: Equatable, Sendable {
    /// The line's ends, and its corners between them.
    var points: [Point]
    var isDashed = false
    var start = End.none
    var end = End.none
  }

  struct Label: Equatable, Sendable {
    var origin: Point
    var text: String
  }

  /// The picture's title.
  public var title: String
  /// A description for a reader who can't see the picture.
  public var summary: String
  var boxes: [Box] = []
  var lines: [Line] = []
  var labels: [Label] = []

  /// The number of columns that the picture takes.
  public var width: Int {
    let ends =
      boxes.map(\.right) + lines.flatMap(\.points).map(\.x)
      + labels.map { $0.origin.x + $0.text.columnCount - 1 }
    return (ends.max() ?? -1) + 1
  }

  /// The number of rows that the picture takes.
  public var height: Int {
    let ends =
      boxes.map(\.bottom) + lines.flatMap(\.points).map(\.y)
      + labels.map(\.origin.y)
    return (ends.max() ?? -1) + 1
  }

  /// Moves everything to the upper left corner.
  mutating func crop() {
    let points =
      boxes.map(\.origin) + lines.flatMap(\.points) + labels.map(\.origin)
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    func moved(_ point: Point) -> Point {
      Point(x: point.x - left, y: point.y - top)
    }
    for index in boxes.indices {
      boxes[index].origin = moved(boxes[index].origin)
    }
    for index in lines.indices {
      lines[index].points = lines[index].points.map(moved)
    }
    for index in labels.indices {
      labels[index].origin = moved(labels[index].origin)
    }
  }
}
