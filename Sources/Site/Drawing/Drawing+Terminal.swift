import TerminalText

extension Drawing {
  /// The picture in box-drawing characters, line by line.
  public var terminalLines: [String] {
    var canvas = Canvas(width: width, height: height)
    for line in lines { canvas.draw(line) }
    for box in boxes { canvas.draw(box) }
    for line in lines { canvas.drawEnds(of: line) }
    for label in labels { canvas.write(label.text, at: label.origin) }
    return canvas.lines
  }
}

/// A grid of characters; where lines meet, they are joined.
private struct Canvas {
  /// The arms of a cell's lines: up, right, down and left are 1, 2, 4 and 8.
  private var arms: [[Int]]
  private var isDashed: [[Bool]]
  private var texts: [[Character?]]

  init(width: Int, height: Int) {
    arms = Array(repeating: Array(repeating: 0, count: width), count: height)
    isDashed = arms.map { $0.map { _ in false } }
    texts = arms.map { $0.map { _ in nil } }
  }

  var lines: [String] {
    arms.indices.map { y in
      let line = arms[y].indices.map { x in
        texts[y][x] ?? sign(arms[y][x], isDashed[y][x])
      }
      let end = (line.lastIndex { $0 != " " } ?? -1) + 1
      return String(line[..<end])
    }
  }

  private func sign(_ arms: Int, _ isDashed: Bool) -> Character {
    switch (arms, isDashed) {
    case (1, true), (4, true), (5, true): "┆"
    case (2, true), (8, true), (10, true): "┄"
    default: Array(" │─└││┌├─┘─┴┐┤┬┼")[arms]
    }
  }

  mutating func draw(_ line: Drawing.Line) {
    for (start, end) in zip(line.points, line.points.dropFirst()) {
      let isVertical = start.x == end.x
      let from = Drawing.Point(x: min(start.x, end.x), y: min(start.y, end.y))
      let to = Drawing.Point(x: max(start.x, end.x), y: max(start.y, end.y))
      for y in from.y...to.y {
        for x in from.x...to.x {
          if isVertical {
            if y > from.y { arms[y][x] |= 1 }
            if y < to.y { arms[y][x] |= 4 }
          } else {
            if x > from.x { arms[y][x] |= 8 }
            if x < to.x { arms[y][x] |= 2 }
          }
          isDashed[y][x] = line.isDashed
        }
      }
    }
  }

  mutating func drawEnds(of line: Drawing.Line) {
    guard line.points.count > 1 else { return }
    let signs: [Drawing.End: String] = [
      .arrow: "▲▶▼◀", .call: "▲▶▼◀", .triangle: "△▷▽◁", .diamond: "◇◇◇◇",
    ]
    let points = line.points
    for (end, at, from) in [
      (line.start, points[0], points[1]),
      (line.end, points[points.count - 1], points[points.count - 2]),
    ] {
      guard let signs = signs[end].map(Array.init) else { continue }
      let step = (x: (at.x - from.x).signum(), y: (at.y - from.y).signum())
      let index = step.x == 0 ? 1 + step.y : 2 - step.x
      texts[at.y - step.y][at.x - step.x] = signs[index]
    }
  }

  /// Draws a box over the lines beneath it.
  mutating func draw(_ box: Drawing.Box) {
    var inner: [Int] = []
    var y = box.origin.y
    for section in box.sections {
      inner.append(y)
      for (index, line) in section.enumerated() {
        let space = box.width - 4 - line.text.columnCount
        let x = box.origin.x + 2 + (line.isCentered ? space / 2 : 0)
        for column in box.origin.x...box.right {
          texts[y + 1 + index][column] = " "
        }
        texts[y + 1 + index][box.origin.x] = "│"
        texts[y + 1 + index][box.right] = "│"
        write(line.text, at: Drawing.Point(x: x, y: y + 1 + index))
      }
      y += section.count + 1
    }
    for y in inner { rule(box, y, y == box.origin.y ? "┌─┐" : "├─┤") }
    rule(box, box.bottom, "└─┘")
    if box.isNote { write("╲", at: .init(x: box.right, y: box.origin.y)) }
  }

  private mutating func rule(_ box: Drawing.Box, _ y: Int, _ signs: String) {
    let signs = Array(signs)
    for x in box.origin.x...box.right { texts[y][x] = signs[1] }
    texts[y][box.origin.x] = signs[0]
    texts[y][box.right] = signs[2]
  }

  mutating func write(_ text: String, at origin: Drawing.Point) {
    var x = origin.x
    for character in text where texts[origin.y].indices.contains(x) {
      texts[origin.y][x] = character
      x += 1
    }
  }
}
