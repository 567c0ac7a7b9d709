import Foundation
import Terminal
import TerminalText

extension Drawing {
  private static let cell = (width: 8.0, height: 18.0)
  private static let margin = 8.0

  /// The picture as an SVG document, in the reader's light or dark color
  /// scheme.
  ///
  /// The document has its own background, so that it can be read on any page.
  public var svg: String {
    let cell = Self.cell
    let size = (
      width: Double(width) * cell.width + 2 * Self.margin,
      height: Double(height) * cell.height + 2 * Self.margin
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" \
      width="\(size.width.short)" height="\(size.height.short)" \
      viewBox="0 0 \(size.width.short) \(size.height.short)" \
      aria-labelledby="title desc">
      <title id="title">\(title.xmlEscaped)</title>
      <desc id="desc">\(summary.xmlEscaped)</desc>
      <style>
      \(Self.style)
      </style>
      <rect class="page" width="100%" height="100%" rx="6"/>
      <g transform="translate(\(Self.margin.short) \(Self.margin.short))">
      \(lines.map(Self.element).joined())\
      \(boxes.map(Self.element).joined())\
      \(labels.map(Self.element).joined())</g>
      </svg>

      """
  }

  private static let style = """
    svg { --page: #fff; --ink: #1a1a1a; --line: #555; --box: #eef4fb;
      --note: #fff8dc; }
    @media (prefers-color-scheme: dark) {
      svg { --page: #16181a; --ink: #f0f0f0; --line: #a8a8a8; --box: #22303f;
        --note: #3a3520; }
    }
    @media print {
      svg { --page: #fff; --ink: #000; --line: #333; --box: #fff;
        --note: #fff; }
    }
    .page { fill: var(--page); }
    .box, .fold { fill: var(--box); stroke: var(--line); stroke-width: 1.2; }
    .note { fill: var(--note); }
    .line { fill: none; stroke: var(--line); stroke-width: 1.4; }
    .dashed { stroke-dasharray: 5 4; }
    .head { fill: var(--page); stroke: var(--line); stroke-width: 1.4;
      stroke-linejoin: round; }
    .open { fill: none; }
    .filled { fill: var(--line); }
    .label { paint-order: stroke; stroke: var(--page); stroke-width: 5px; }
    text { fill: var(--ink); font: 13px ui-monospace, "SF Mono", Menlo,
      "DejaVu Sans Mono", Consolas, monospace; white-space: pre; }
    .strong { font-weight: bold; }
    .abstract { font-style: italic; }
    .shared { text-decoration: underline; }
    """

  private static func position(_ point: Point) -> (x: Double, y: Double) {
    (
      (Double(point.x) + 0.5) * cell.width,
      (Double(point.y) + 0.5) * cell.height
    )
  }

  // MARK: - Boxes and texts

  private static func element(of box: Box) -> String {
    let (left, top) = position(box.origin)
    let (right, bottom) = position(Point(x: box.right, y: box.bottom))
    var result: String
    if box.isNote {
      let fold = 12.0
      result = """
        <path class="box note" d="M\(left.short) \(top.short)H\((right - fold).short)\
        l\(fold.short) \(fold.short)V\(bottom.short)H\(left.short)Z"/>
        <path class="fold note" d="M\((right - fold).short) \(top.short)\
        v\(fold.short)h\(fold.short)"/>

        """
    } else {
      result = """
        <rect class="box" x="\(left.short)" y="\(top.short)" \
        width="\((right - left).short)" height="\((bottom - top).short)" rx="2"/>

        """
    }
    var y = box.origin.y
    for section in box.sections {
      if y > box.origin.y {
        let (_, line) = position(Point(x: 0, y: y))
        result += """
          <path class="line" d="M\(left.short) \(line.short)H\(right.short)"/>

          """
      }
      for (index, line) in section.enumerated() {
        result += element(of: line, in: box, y: y + 1 + index)
      }
      y += section.count + 1
    }
    return result
  }

  private static func element(of line: Text, in box: Box, y: Int) -> String {
    let middle = position(Point(x: 0, y: y)).y + 4.5
    let center =
      (position(box.origin).x + position(.init(x: box.right, y: 0)).x) / 2
    let left = position(Point(x: box.origin.x + 1, y: 0)).x + 4
    let style =
      switch line.style {
      case .plain, .code: ""
      case .abstract: "abstract"
      case .shared: "shared"
      case .strong: "strong"
      case .strongAbstract: "strong abstract"
      }
    return text(
      line.text,
      x: line.isCentered ? center : left,
      y: middle,
      attributes: (style.isEmpty ? "" : " class=\"\(style)\"")
        + (line.isCentered ? " text-anchor=\"middle\"" : "")
    )
  }

  private static func element(of label: Label) -> String {
    let (x, y) = position(label.origin)
    return text(
      label.text, x: x - 4, y: y + 4.5, attributes: " class=\"label\"")
  }

  private static func text(
    _ text: String,
    x: Double,
    y: Double,
    attributes: String
  ) -> String {
    """
    <text x="\(x.short)" y="\(y.short)"\(attributes)>\(text.xmlEscaped)</text>

    """
  }

  // MARK: - Lines

  private static func element(of line: Line) -> String {
    let points = line.points.map(position)
    guard points.count > 1 else { return "" }
    // Drawn from the end, so that the dashes of lines to the same end coincide.
    let path = points.reversed().enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(point.x.short) \(point.y.short)"
    }
    .joined()
    let dashed = line.isDashed ? " dashed" : ""
    return "<path class=\"line\(dashed)\" d=\"\(path)\"/>\n"
      + head(line.start, at: points[0], from: points[1])
      + head(
        line.end, at: points[points.count - 1], from: points[points.count - 2])
  }

  /// Returns the decoration at an end of a line, with its tip at that end.
  private static func head(
    _ end: End,
    at tip: (x: Double, y: Double),
    from: (x: Double, y: Double)
  ) -> String {
    let shape =
      switch end {
      case .none: ""
      case .arrow: "M-9 -4.5L0 0L-9 4.5"
      case .call: "M-9 -4.5L0 0L-9 4.5Z"
      case .triangle: "M-13 -7L0 0L-13 7Z"
      case .diamond: "M0 0L-8 -5L-16 0L-8 5Z"
      }
    guard !shape.isEmpty else { return "" }
    let angle = atan2(tip.y - from.y, tip.x - from.x) * 180 / .pi
    return """
      <path class="head\(end == .arrow ? " open" : end == .call ? " filled" : "")" d="\(shape)" \
      transform="translate(\(tip.x.short) \(tip.y.short)) rotate(\(angle.short))"/>

      """
  }
}

extension Double {
  /// This number with at most one decimal place.
  var short: String {
    let text = String(format: "%.1f", self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
