import Foundation

/// The difference between two texts, in the format of `diff -u`.
///
/// As in other tools that read the format, the lines above the first hunk are
/// ignored.
struct UnifiedDiff: Equatable {
  /// Neighboring changes, with the lines around them.
  struct Hunk: Equatable {
    /// A line that both texts have, or only the old or only the new one.
    enum Line: Equatable {
      case same(String)
      case removed(String)
      case added(String)

      var text: String {
        switch self {
        case .same(let text): " \(text)"
        case .removed(let text): "-\(text)"
        case .added(let text): "+\(text)"
        }
      }
    }

    /// The hunk's first line in the old text, counted from 1.
    let oldStart: Int
    /// The hunk's first line in the new text, counted from 1.
    let newStart: Int
    let lines: [Line]

    /// The hunk's lines in the old text.
    var old: [String] {
      lines.compactMap { line in
        switch line {
        case .same(let text), .removed(let text): text
        case .added: nil
        }
      }
    }

    /// The hunk's lines in the new text.
    var new: [String] {
      lines.compactMap { line in
        switch line {
        case .same(let text), .added(let text): text
        case .removed: nil
        }
      }
    }

    /// The hunk's first line, with its ranges.
    var heading: String {
      "@@ -\(range(oldStart, old.count)) +\(range(newStart, new.count)) @@"
    }

    private func range(_ start: Int, _ count: Int) -> String {
      count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
    }
  }

  /// An error for a difference that can't be read or applied.
  struct Mismatch: Error, Equatable {
    /// The line in the difference's file, counted from 1.
    let line: Int
    let reason: String
  }

  let hunks: [Hunk]
  /// The line of the difference's file where each hunk begins, counted from 1.
  private let places: [Int]

  static func == (left: Self, right: Self) -> Bool { left.hunks == right.hunks }

  /// The changes as written in a file, from the first hunk on.
  var text: String {
    hunks.flatMap { [$0.heading] + $0.lines.map(\.text) }
      .map { "\($0)\n" }.joined()
  }
}

// MARK: - Comparing

extension UnifiedDiff {
  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - context: The number of lines to keep around each change.
  init(from old: String, to new: String, context: Int = 3) {
    let lines = Self.alignment(of: old.textLines, and: new.textLines)
    let changes = lines.indices.filter {
      if case .same = lines[$0] { false } else { true }
    }
    var ranges: [Range<Int>] = []
    for index in changes {
      let lower = max(index - context, 0)
      let upper = min(index + context + 1, lines.count)
      if let last = ranges.last, last.upperBound >= lower {
        ranges[ranges.count - 1] = last.lowerBound..<upper
      } else {
        ranges.append(lower..<upper)
      }
    }
    hunks = ranges.map { range in
      let before = Hunk(
        oldStart: 1, newStart: 1, lines: Array(lines[..<range.lowerBound])
      )
      return Hunk(
        oldStart: before.old.count + 1,
        newStart: before.new.count + 1,
        lines: Array(lines[range])
      )
    }
    places = hunks.map { _ in 1 }
  }

  /// Returns every line of both texts, in the order of a difference.
  private static func alignment(
    of old: [String],
    and new: [String]
  ) -> [Hunk.Line] {
    let changes = new.difference(from: old)
    var lines = old.map(Hunk.Line.same)
    for case .remove(let offset, let text, _) in changes {
      lines[offset] = .removed(text)
    }
    // An insertion's offset counts only the new text's lines.
    for case .insert(let offset, let text, _) in changes {
      var (index, count) = (0, 0)
      while count < offset {
        if case .removed = lines[index] {} else { count += 1 }
        index += 1
      }
      while index < lines.count, case .removed = lines[index] { index += 1 }
      lines.insert(.added(text), at: index)
    }
    return lines
  }
}

// MARK: - Reading and applying

extension UnifiedDiff {
  /// Parses a difference.
  init(text: String) throws(Mismatch) {
    var hunks: [Hunk] = []
    var places: [Int] = []
    let lines = text.textLines
    var index = lines.firstIndex { $0.hasPrefix("@@ ") } ?? lines.endIndex
    while index < lines.endIndex {
      let end =
        lines[(index + 1)...].firstIndex { $0.hasPrefix("@@ ") }
        ?? lines.endIndex
      hunks.append(
        try Self.hunk(lines[index], lines[(index + 1)..<end], line: index + 1)
      )
      places.append(index + 1)
      index = end
    }
    guard !hunks.isEmpty else {
      throw Mismatch(
        line: lines.count, reason: "has no hunk ('@@ -1,3 +1,3 @@')")
    }
    self.hunks = hunks
    self.places = places
  }

  private static func hunk(
    _ heading: String,
    _ lines: ArraySlice<String>,
    line: Int
  ) throws(Mismatch) -> Hunk {
    let starts = heading.split(separator: " ").dropFirst().prefix(2)
      .compactMap { part in
        part.dropFirst().split(separator: ",").first.flatMap { Int($0) }
      }
    guard starts.count == 2 else {
      throw Mismatch(line: line, reason: "'\(heading)' doesn't begin a hunk")
    }
    var content: [Hunk.Line] = []
    for (offset, text) in lines.enumerated() {
      switch text.first {
      case "-": content.append(.removed(String(text.dropFirst())))
      case "+": content.append(.added(String(text.dropFirst())))
      // An editor may have removed the space of an empty line.
      case " ", nil: content.append(.same(String(text.dropFirst())))
      default:
        throw Mismatch(
          line: line + 1 + offset,
          reason: "a line of a hunk begins with ' ', '-' or '+'"
        )
      }
    }
    let isOld = content.contains { if case .added = $0 { false } else { true } }
    let isNew = content.contains {
      if case .removed = $0 { false } else { true }
    }
    // If a hunk has no line of a text, its range names the line before.
    let hunk = Hunk(
      oldStart: starts[0] + (isOld ? 0 : 1),
      newStart: starts[1] + (isNew ? 0 : 1),
      lines: content
    )
    guard heading.hasPrefix(hunk.heading) else {
      throw Mismatch(line: line, reason: "write '\(hunk.heading)'")
    }
    return hunk
  }

  /// Returns a text with the changes applied.
  func applied(to text: String) throws(Mismatch) -> String {
    let old = text.textLines
    var new: [String] = []
    var position = 0
    for (number, hunk) in hunks.enumerated() {
      let start = hunk.oldStart - 1
      guard start >= position, start + hunk.old.count <= old.count,
        Array(old[start..<(start + hunk.old.count)]) == hunk.old
      else {
        throw Mismatch(
          line: places[number],
          reason: "hunk \(number + 1) (\(hunk.heading)) does not apply"
        )
      }
      new += old[position..<start] + hunk.new
      position = start + hunk.old.count
    }
    return (new + old[position...]).map { "\($0)\n" }.joined()
  }

  /// Returns a difference with only one of the changes.
  func keeping(hunk index: Int) -> UnifiedDiff {
    UnifiedDiff(hunks: [hunks[index]], places: [places[index]])
  }
}

extension String {
  /// The lines of this text; a newline at its end doesn't begin a line.
  var textLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
