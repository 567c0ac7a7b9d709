import TerminalText

/// A picture of a structure: a box for each type, and a line for each relation.
public struct StructurePicture {
  /// The largest number of columns of a member in a box.
  private static let memberColumns = 30
  /// The largest number of columns of a line in a note.
  private static let noteColumns = 46

  private let structure: Structure
  private let rows: [StructureLayout.Row]

  /// Creates a picture.
  ///
  /// Types that the layout doesn't name are in rows at the end.
  ///
  /// - Throws: ``StructureLayout/Fault`` if the layout names a type or a body
  ///   that the structure doesn't have.
  public init(
    of structure: Structure,
    layout: StructureLayout
  ) throws(StructureLayout.Fault) {
    self.structure = structure
    for row in layout.rows {
      for case .type(let path) in row.places
      where structure.element(path) == nil {
        throw StructureLayout.Fault(
          line: row.line, message: "there is no type '\(path)' in the code"
        )
      }
      for case .note(let type, let operation, let words) in row.places {
        guard
          structure.element(type)?.bodies[operation]?.contains(where: {
            $0.contains(words) || words.isEmpty
          })
            == true
        else {
          throw StructureLayout.Fault(
            line: row.line,
            message: "there is no body of '\(type).\(operation)' in the code"
              + (words.isEmpty ? "" : " with '\(words)'")
          )
        }
      }
    }
    let others = structure.paths.filter { !layout.paths.contains($0) }
    rows =
      layout.rows
      + stride(from: 0, to: others.count, by: 2).map { index in
        StructureLayout.Row(
          line: 0, places: others[index...].prefix(2).map { .type($0) }
        )
      }
  }

  /// Returns the drawing, with enough room for every label.
  public func drawing(titled title: String) -> Drawing {
    var drawing = Drawing(title: title, summary: structure.sentences)
    for room in 0..<8 {
      drawing = arranged(drawing, room: room)
      if drawing.labels.count
        == structure.relations.count(where: {
          !$0.label.isEmpty
        })
      {
        break
      }
    }
    drawing.crop()
    return drawing
  }

  // MARK: - Boxes

  /// Returns a drawing with its boxes, lines, and the labels that fit.
  ///
  /// - Parameter room: The additional space between the boxes.
  private func arranged(_ empty: Drawing, room: Int) -> Drawing {
    let places = rows.map { row in
      row.places.map { (place: $0, box: box(at: $0)) }
    }
    let gap = (columns: 6 + 2 * room, rows: 3 + room / 2)
    let widths = places.map { row in
      row.reduce(-gap.columns) { $0 + $1.box.width + gap.columns }
    }
    let width = widths.max() ?? 0
    let margin = 6
    var boxes: [Drawing.Box] = []
    var types: [String: Int] = [:]
    var notes: [(index: Int, type: String)] = []
    var y = 3
    for (row, rowWidth) in zip(places, widths) {
      var x = margin + (width - rowWidth) / 2
      for (place, box) in row {
        boxes.append(box)
        boxes[boxes.count - 1].origin = Drawing.Point(x: x, y: y)
        x += box.width + gap.columns
        switch place {
        case .type(let path): types[path] = boxes.count - 1
        case .note(let type, _, _): notes.append((boxes.count - 1, type))
        }
      }
      y += (row.map(\.box.height).max() ?? 0) + gap.rows
    }
    var drawing = empty
    drawing.boxes = boxes
    drawing.lines = []
    drawing.labels = []
    let router = LineRouter(
      width: width + 2 * margin, height: y + 3, boxes: boxes
    )
    connect(&drawing, router, types, notes)
    return drawing
  }

  private func box(at place: StructureLayout.Place) -> Drawing.Box {
    switch place {
    case .type(let path):
      return structure.element(path).map(box) ?? Drawing.Box(sections: [])
    case .note(let type, let operation, let words):
      let body = structure.element(type)?.bodies[operation] ?? []
      let start = body.firstIndex { $0.contains(words) || words.isEmpty } ?? 0
      return Drawing.Box(
        sections: [
          (words.isEmpty ? body : body[start...].statement)
            .flatMap(Self.broken).map {
              .init(text: $0, style: .code)
            }
        ],
        isNote: true
      )
    }
  }

  private func box(of element: Structure.Element) -> Drawing.Box {
    var head: [Drawing.Text] = []
    if element.kind != .class {
      head.append(.init(text: "«\(element.kind.rawValue)»", isCentered: true))
    }
    let isAbstract = element.kind == .protocol
    head.append(
      .init(
        text: element.name,
        style: isAbstract ? .strongAbstract : .strong,
        isCentered: true
      )
    )
    let isCase = element.kind == .enum
    let sections = [element.attributes, element.operations].map { members in
      members.map { member in
        let mark = isCase ? "" : member.isPrivate ? "- " : "+ "
        return Drawing.Text(
          text: mark + member.text(columns: Self.memberColumns),
          style: member.isStatic && !isCase
            ? .shared : member.isAbstract ? .abstract : .plain
        )
      }
    }
    return Drawing.Box(sections: [head] + sections.filter { !$0.isEmpty })
  }

  /// Returns a line of code broken into lines that fit into a note: at its
  /// braces, before a call, or between words.
  private static func broken(_ line: String) -> [String] {
    guard line.count > Self.noteColumns else { return [line] }
    let indentation = String(line.prefix { $0 == " " })
    if let open = line.firstRange(of: "{ "), line.hasSuffix(" }") {
      let inner = line[open.upperBound...].dropLast(2)
      return ["\(line[..<open.lowerBound]){"]
        + broken("\(indentation)  \(inner)") + ["\(indentation)}"]
    }
    let places = line.indices.filter { index in
      let before = line[..<index]
      return (indentation.count + 1..<Self.noteColumns).contains(before.count)
        && before.count { $0 == "\"" }.isMultiple(of: 2)
        && (line[index] == " " || before.hasSuffix(")") && line[index] == ".")
    }
    // A call on the result of another is the best place.
    guard let place = places.last(where: { line[$0] == "." }) ?? places.last
    else { return [line] }
    let rest = line[place...].drop { $0 == " " }
    return [String(line[..<place])] + broken("\(indentation)  \(rest)")
  }

  // MARK: - Lines

  private func connect(
    _ drawing: inout Drawing,
    _ start: LineRouter,
    _ types: [String: Int],
    _ notes: [(index: Int, type: String)]
  ) {
    var router = start
    // Lines to supertypes come first, so that they are straight.
    let relations = structure.relations.enumerated().sorted {
      ($0.element.kind.rawValue, $0.offset)
        < ($1.element.kind.rawValue, $1.offset)
    }
    for (offset, relation) in relations {
      guard let source = types[relation.source],
        let target = types[relation.target]
      else { continue }
      let inherits = relation.kind == .conforms || relation.kind == .inherits
      // Lines of one kind to the same supertype share a triangle.
      let group =
        inherits ? 1000 + target * 2 + relation.kind.rawValue : offset + 1
      guard
        let points = router.route(
          from: drawing.boxes[source],
          to: drawing.boxes[target],
          group: group,
          isUpward: inherits
        )
      else { continue }
      drawing.lines.append(relation.line(along: points))
      guard !relation.label.isEmpty,
        let label = label(relation.label, along: points, router)
      else { continue }
      router.block(label, width: relation.label.columnCount)
      drawing.labels.append(label)
    }
    for note in notes {
      guard let type = types[note.type],
        let points = router.route(
          from: drawing.boxes[note.index],
          to: drawing.boxes[type],
          group: 5000 + note.index,
          isUpward: false
        )
      else { continue }
      drawing.lines.append(Drawing.Line(points: points, isDashed: true))
    }
  }

  /// Returns a label beside a line, near its middle; `nil` if there is no room.
  private func label(
    _ text: String,
    along points: [Drawing.Point],
    _ router: LineRouter
  ) -> Drawing.Label? {
    let width = text.columnCount
    var places: [(cost: Int, origin: Drawing.Point)] = []
    for (start, end) in zip(points, points.dropFirst()) {
      let middle = Drawing.Point(
        x: (start.x + end.x) / 2, y: (start.y + end.y) / 2
      )
      if start.y == end.y {
        guard abs(start.x - end.x) >= width + 3 else { continue }
        for (cost, y) in [(0, start.y - 1), (1, start.y + 1)] {
          places.append((cost, .init(x: middle.x - (width - 1) / 2, y: y)))
        }
      } else {
        for y in min(start.y, end.y) + 1..<max(start.y, end.y, start.y + 2) {
          let cost = 2 + abs(y - middle.y)
          places.append((cost, .init(x: start.x + 2, y: y)))
          places.append((cost + 1, .init(x: start.x - 1 - width, y: y)))
        }
      }
    }
    return places.sorted { $0.cost < $1.cost }
      .first { router.isFree($0.origin, width: width) }
      .map { Drawing.Label(origin: $0.origin, text: text) }
  }
}

extension Structure.Relation {
  fileprivate func line(along points: [Drawing.Point]) -> Drawing.Line {
    Drawing.Line(
      points: points,
      isDashed: kind == .conforms || kind == .uses,
      start: kind == .holds ? .diamond : .none,
      end: kind == .conforms || kind == .inherits ? .triangle : .arrow
    )
  }
}

extension ArraySlice<String> {
  /// The first statement: its first line, and its lines between braces if it
  /// has any.
  fileprivate var statement: [String] {
    guard let first else { return [] }
    let indentation = first.prefix { $0 == " " }.count
    let inner = dropFirst().prefix {
      $0.prefix { $0 == " " }.count > indentation
    }
    let end = dropFirst(1 + inner.count).prefix(first.hasSuffix("{") ? 1 : 0)
    return ([first] + inner + end).map { String($0.dropFirst(indentation)) }
  }
}

extension Structure.Member {
  /// Returns the member's text in at most `columns` columns: its type is left
  /// out first, then the text is cut.
  fileprivate func text(columns: Int) -> String {
    if text.columnCount <= columns { return text }
    let short = String(text.prefix { $0 != ":" || text.hasPrefix(name + "(") })
      .replacing(/\): .*/, with: ")")
    return short.columnCount <= columns ? short : short.fitted(to: columns)
  }
}
