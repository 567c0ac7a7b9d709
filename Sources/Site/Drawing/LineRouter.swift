/// A router that finds a path for a line between two boxes: short, with few
/// corners and crossings, and around the other boxes.
struct LineRouter {
  typealias Point = Drawing.Point

  /// The direction of a step, clockwise from the top.
  private enum Direction: Int, CaseIterable {
    case up, right, down, left

    var step: (x: Int, y: Int) {
      switch self {
      case .up: (0, -1)
      case .right: (1, 0)
      case .down: (0, 1)
      case .left: (-1, 0)
      }
    }

    var opposite: Direction {
      switch self {
      case .up: .down
      case .right: .left
      case .down: .up
      case .left: .right
      }
    }

    var isVertical: Bool { self == .up || self == .down }
  }

  /// A cell of a box's edge, and the direction in which a line leaves the box
  /// there.
  private struct Gate {
    let edge: Point
    let direction: Direction
    let cost: Int
  }

  private let width: Int
  private let height: Int
  private var isBlocked: [Bool]
  /// The additional cost of each cell near a box, where lines begin and end.
  private var nearness: [Int]
  /// The group of the horizontal line through each cell; 0 if there is none.
  private var horizontal: [Int]
  /// The group of the vertical line through each cell; 0 if there is none.
  private var vertical: [Int]

  init(width: Int, height: Int, boxes: [Drawing.Box]) {
    self.width = width
    self.height = height
    let count = width * height
    isBlocked = Array(repeating: false, count: count)
    nearness = Array(repeating: 0, count: count)
    horizontal = Array(repeating: 0, count: count)
    vertical = Array(repeating: 0, count: count)
    for box in boxes {
      for y in (box.origin.y - 1)...(box.bottom + 1) {
        for x in (box.origin.x - 2)...(box.right + 2)
        where contains(Point(x: x, y: y)) {
          nearness[index(x, y)] += 4
        }
      }
      for y in box.origin.y...box.bottom {
        for x in box.origin.x...box.right { isBlocked[index(x, y)] = true }
      }
    }
  }

  /// Keeps lines away from a label.
  mutating func block(_ label: Drawing.Label, width: Int) {
    for x in (label.origin.x - 1)...(label.origin.x + width)
    where contains(Point(x: x, y: label.origin.y)) {
      isBlocked[index(x, label.origin.y)] = true
    }
  }

  /// Returns a Boolean value that indicates whether a text has room at a place,
  /// with nothing beside it.
  func isFree(_ origin: Point, width count: Int) -> Bool {
    (origin.x - 1...origin.x + count + 1).allSatisfy { x in
      let point = Point(x: x, y: origin.y)
      guard contains(point) else { return false }
      let place = index(x, origin.y)
      return !isBlocked[place] && horizontal[place] == 0 && vertical[place] == 0
    }
  }

  /// Returns the corners of a line from one box to another; `nil` if there is
  /// no path.
  ///
  /// - Parameters:
  ///   - group: The line's group; lines of one group may share cells.
  ///   - isUpward: A Boolean value that indicates whether the line should leave
  ///     at the top and end at the bottom of a box, as to a supertype.
  mutating func route(
    from source: Drawing.Box,
    to target: Drawing.Box,
    group: Int,
    isUpward: Bool
  ) -> [Point]? {
    let starts = gates(of: source, group, preferred: isUpward ? .up : nil)
    let goals = gates(of: target, group, preferred: isUpward ? .down : nil)
    guard let path = cheapest(from: starts, to: goals, group: group) else {
      return nil
    }
    occupy(path, group: group)
    return corners(of: path)
  }

  // MARK: - The search

  private func cheapest(
    from starts: [Gate],
    to goals: [Gate],
    group: Int
  ) -> [Point]? {
    var costs = Array(repeating: Int.max, count: width * height * 4)
    var previous = Array(repeating: -1, count: width * height * 4)
    var ends: [Int: Gate] = [:]
    var queue: [[Int]] = []
    func push(_ state: Int, _ cost: Int, from origin: Int) {
      guard cost < costs[state] else { return }
      costs[state] = cost
      previous[state] = origin
      while queue.count <= cost { queue.append([]) }
      queue[cost].append(state)
    }
    for gate in starts {
      guard let cell = outside(gate),
        let cost = stepCost(
          to: cell, gate.direction, turning: false, from: cell, group: group
        )
      else { continue }
      push(
        index(cell.x, cell.y) * 4 + gate.direction.rawValue, cost + gate.cost,
        from: -1)
    }
    for gate in goals {
      guard let cell = outside(gate) else { continue }
      // A line enters a box in the opposite direction.
      let direction = gate.direction.opposite
      ends[index(cell.x, cell.y) * 4 + direction.rawValue] = gate
    }
    var best = (cost: Int.max, state: -1)
    var cost = 0
    while cost < queue.count, cost < best.cost {
      while let state = queue[cost].popLast() {
        guard costs[state] == cost else { continue }
        if let gate = ends[state], cost + gate.cost < best.cost {
          best = (cost + gate.cost, state)
        }
        let cell = Point(x: state / 4 % width, y: state / 4 / width)
        for direction in Direction.allCases
        where direction.opposite.rawValue != state % 4 {
          let next = neighbor(of: cell, direction)
          guard contains(next),
            let step = stepCost(
              to: next,
              direction,
              turning: direction.rawValue != state % 4,
              from: cell,
              group: group
            )
          else { continue }
          push(
            index(next.x, next.y) * 4 + direction.rawValue, cost + step,
            from: state
          )
        }
      }
      cost += 1
    }
    guard let goal = ends[best.state] else { return nil }
    var path = [goal.edge]
    var state = best.state
    while state >= 0 {
      path.append(Point(x: state / 4 % width, y: state / 4 / width))
      if previous[state] < 0, let direction = Direction(rawValue: state % 4),
        let cell = path.last
      {
        path.append(neighbor(of: cell, direction.opposite))
      }
      state = previous[state]
    }
    return path.reversed()
  }

  /// Returns the cost of a step; `nil` if its cell is blocked.
  private func stepCost(
    to cell: Point,
    _ direction: Direction,
    turning: Bool,
    from: Point,
    group: Int
  ) -> Int? {
    let place = index(cell.x, cell.y)
    guard !isBlocked[place] else { return nil }
    let same = direction.isVertical ? vertical[place] : horizontal[place]
    let other = direction.isVertical ? horizontal[place] : vertical[place]
    // Shared cells are cheap, and a row is as high as two columns are wide.
    var cost = same == group ? 1 : direction.isVertical ? 4 : 2
    if same != 0, same != group { cost += 300 }
    if other != 0, other != group { cost += 20 }
    cost += nearness[place]
    guard turning else { return cost }
    let corner = index(from.x, from.y)
    let isTaken = [vertical[corner], horizontal[corner]].contains {
      $0 != 0 && $0 != group
    }
    return cost + 16 + nearness[corner] * 4 + (isTaken ? 300 : 0)
  }

  // MARK: - The boxes' edges

  private func gates(
    of box: Drawing.Box,
    _ group: Int,
    preferred: Direction?
  ) -> [Gate] {
    var gates: [Gate] = []
    func add(_ x: Int, _ y: Int, _ direction: Direction, _ offset: Int) {
      // Decorations at the ends of two lines need room.
      let isTaken = (x - 3...x + 3).contains { near in
        guard contains(Point(x: near, y: y)),
          direction == .up || direction == .down || near == x
        else { return false }
        let used = [vertical[index(near, y)], horizontal[index(near, y)]]
        return used.contains { $0 != 0 && $0 != group }
      }
      let isOther = preferred.map { $0 != direction } ?? false
      gates.append(
        Gate(
          edge: Point(x: x, y: y),
          direction: direction,
          cost: abs(offset) / 2 + (isTaken ? 300 : 0) + (isOther ? 60 : 0)
        )
      )
    }
    for x in (box.origin.x + 2)...(box.right - 2) {
      let offset = x - box.middle.x
      add(x, box.origin.y, .up, offset)
      add(x, box.bottom, .down, offset)
    }
    for y in (box.origin.y + 1)...(box.bottom - 1) {
      let offset = (y - box.middle.y) * 2
      add(box.origin.x, y, .left, offset)
      add(box.right, y, .right, offset)
    }
    // Lines of one group end at the same gate.
    let shared = gates.filter { gate in
      let place = index(gate.edge.x, gate.edge.y)
      return vertical[place] == group || horizontal[place] == group
    }
    return shared.isEmpty ? gates : shared
  }

  private func outside(_ gate: Gate) -> Point? {
    let cell = neighbor(of: gate.edge, gate.direction)
    return contains(cell) ? cell : nil
  }

  private func neighbor(of cell: Point, _ direction: Direction) -> Point {
    Point(x: cell.x + direction.step.x, y: cell.y + direction.step.y)
  }

  private mutating func occupy(_ path: [Point], group: Int) {
    for (cell, next) in zip(path, path.dropFirst()) {
      for point in [cell, next] {
        let place = index(point.x, point.y)
        if cell.x == next.x {
          vertical[place] = group
        } else {
          horizontal[place] = group
        }
      }
    }
  }

  private func corners(of path: [Point]) -> [Point] {
    path.indices.filter { index in
      guard index > 0, index < path.count - 1 else { return true }
      let (before, after) = (path[index - 1], path[index + 1])
      return before.x != after.x && before.y != after.y
    }
    .map { path[$0] }
  }

  private func contains(_ point: Point) -> Bool {
    (0..<width).contains(point.x) && (0..<height).contains(point.y)
  }

  private func index(_ x: Int, _ y: Int) -> Int { y * width + x }
}
