import TerminalText

/// The calls between objects in a run, in order.
public struct CallSequence: Equatable, Sendable {
  struct Call: Equatable, Sendable {
    let caller: String
    let callee: String
    let name: String
  }

  let calls: [Call]

  /// A Boolean value that indicates whether there are no calls.
  public var isEmpty: Bool { calls.isEmpty }

  /// Reads the calls that a traced page of a lesson printed.
  ///
  /// - Parameters:
  ///   - page: The page, counted from 1.
  ///   - markdown: The lesson's output with `--format markdown`.
  ///   - omitted: The base name of an operation to leave out.
  public init(page: Int, of markdown: String, without omitted: String?) {
    let beginning = omitted.map { "\($0)(" }
    let lines = Self.lines(of: page, in: markdown).filter { words in
      beginning.map(words[3].hasPrefix) != true
    }
    let names = Self.names(among: lines.flatMap { $0[1...2] })
    calls = lines.map { words in
      Call(
        caller: names[words[1]] ?? words[1],
        callee: names[words[2]] ?? words[2],
        name: words[3]
      )
    }
    // An object's calls of its own methods aren't shown.
    .filter { $0.caller != $0.callee }
  }

  /// Returns the parts of each line that a page's traced operations printed.
  private static func lines(of page: Int, in markdown: String) -> [[String]] {
    let pages = markdown.split(separator: "\n## ").dropFirst()
    let text = pages.first { $0.hasPrefix("\(page). ") } ?? ""
    return text.split(separator: "\n")
      .filter { $0.hasPrefix(TracedSource.mark) }
      .map { $0.split(separator: "|").map(String.init) }
      .filter { $0.count == 4 }
  }

  /// Returns the name of each object: its type's, and a number from 1 if there
  /// are several of the type.
  private static func names(among objects: [String]) -> [String: String] {
    var kinds: [String: [String]] = [:]
    for object in objects {
      let type = String(object.prefix { $0 != " " })
      if !kinds[type, default: []].contains(object) {
        kinds[type, default: []].append(object)
      }
    }
    var names: [String: String] = [:]
    for (type, objects) in kinds {
      for (index, object) in objects.enumerated() {
        let name = String(type.split(separator: ".").last ?? "")
        names[object] = objects.count == 1 ? name : "\(name) \(index + 1)"
      }
    }
    return names
  }

  /// The names of the objects, in the order of their first calls.
  private var names: [String] {
    calls.reduce(into: []) { names, call in
      for name in [call.caller, call.callee] where !names.contains(name) {
        names.append(name)
      }
    }
  }

  /// Returns a drawing with a lifeline for each object, and an arrow for each
  /// call.
  public func drawing(titled title: String) -> Drawing {
    let names = names
    var drawing = Drawing(
      title: title,
      summary: calls.map {
        "\($0.caller) calls \($0.name) of \($0.callee)."
      }
      .joined(separator: " ")
    )
    let places = places(of: names)
    for name in names {
      var box = Drawing.Box(
        sections: [
          name.headLines.map {
            .init(text: $0, style: .shared, isCentered: true)
          }
        ]
      )
      box.origin.y = 4 - box.height
      box.origin.x = places[name, default: 0] - box.width / 2
      drawing.boxes.append(box)
    }
    var y = 5
    for call in calls {
      add(call, at: y, places, to: &drawing)
      y += 2
    }
    // The calls are drawn over the lifelines.
    drawing.lines =
      names.map { name in
        let x = places[name, default: 0]
        return Drawing.Line(
          points: [.init(x: x, y: 3), .init(x: x, y: y - 1)], isDashed: true
        )
      } + drawing.lines
    drawing.crop()
    return drawing
  }

  private func add(
    _ call: Call,
    at y: Int,
    _ places: [String: Int],
    to drawing: inout Drawing
  ) {
    let from = places[call.caller, default: 0]
    let to = places[call.callee, default: 0]
    drawing.lines.append(
      Drawing.Line(
        points: [.init(x: from, y: y), .init(x: to, y: y)], end: .call
      )
    )
    let origin = Drawing.Point(x: min(from, to) + 2, y: y - 1)
    drawing.labels.append(Drawing.Label(origin: origin, text: call.name))
  }

  /// Returns the column of each lifeline, with room for every head and every
  /// call.
  private func places(of names: [String]) -> [String: Int] {
    var columns: [Int] = []
    for (index, name) in names.enumerated() {
      var column = 0
      if index > 0 {
        let widths = [names[index - 1], name].map {
          $0.headLines.map(\.columnCount).max() ?? 0
        }
        column = columns[index - 1] + (widths[0] + widths[1]) / 2 + 6
      }
      for call in calls {
        let ends = [call.caller, call.callee].compactMap(names.firstIndex)
          .sorted()
        guard ends.count == 2 else { continue }
        let room = call.name.columnCount
        if ends[1] == index, ends[0] < index {
          column = max(column, columns[ends[0]] + room + 5)
        }
      }
      columns.append(column)
    }
    return Dictionary(zip(names, columns)) { first, _ in first }
  }
}

extension String {
  /// The lines of a lifeline's head: a long name is broken before its last
  /// word.
  fileprivate var headLines: [String] {
    guard count > 12,
      let place = indices.dropFirst().last(where: { index in
        self[index].isUppercase && !self[self.index(before: index)].isUppercase
      })
    else { return [self] }
    return [String(self[..<place]), String(self[place...])]
  }
}
