/// A page of the documentation, parsed for what it says about the kit.
struct Document {
  /// A piece of a page, and its first line, counted from 1.
  struct Piece: Equatable {
    let line: Int
    let text: String
  }

  /// A fenced code block, and the file that the line above it names.
  struct Listing: Equatable {
    var line: Int
    var language: String
    var file: String?
    var lines: [String]
  }

  /// A row of the table of misconceptions.
  struct Row {
    let line: Int
    let name: String
    /// The specs that catch it, or the compiler's error.
    let evidence: [String]
  }

  /// The document's path from the kit's root.
  let path: String
  let text: String
  private let lines: [Piece]
  /// The fenced code blocks, in order.
  let listings: [Listing]
  private let words: [Piece]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { Piece(line: $0.offset + 1, text: String($0.element)) }
    listings = Self.listings(in: lines)
    words = lines.flatMap { piece in
      piece.text.split(separator: " ").map {
        Piece(line: piece.line, text: String($0))
      }
    }
  }

  /// The number of the last line.
  var end: Int { max(lines.count - 1, 1) }

  /// The document's title.
  var title: String? {
    lines.first { $0.text.hasPrefix("# ") }.map { String($0.text.dropFirst(2)) }
  }

  /// The headings of the second level.
  var headings: [Piece] {
    let code = Set(listings.flatMap { $0.line...($0.line + $0.lines.count) })
    return lines.filter { $0.text.hasPrefix("## ") && !code.contains($0.line) }
      .map { Piece(line: $0.line, text: String($0.text.dropFirst(3))) }
  }

  /// Returns a Boolean value that indicates whether a line, counted from 1,
  /// belongs to a table.
  func isTableRow(_ line: Int) -> Bool {
    lines.indices.contains(line - 1) && lines[line - 1].text.hasPrefix("|")
  }

  /// The rows of the table of misconceptions.
  var misconceptionRows: [Row] {
    lines.compactMap { piece in
      let cells = piece.text.split(separator: " | ")
      guard cells.count == 4, cells[0].hasPrefix("| `"), cells[0].hasSuffix("`")
      else { return nil }
      return Row(
        line: piece.line,
        name: String(cells[0].dropFirst(3).dropLast()),
        evidence: Self.quoted(in: String(cells[3]))
      )
    }
  }

  /// The targets of links to files.
  var relativeLinks: [Piece] {
    lines.flatMap { piece in
      piece.text.split(separator: "](").dropFirst().compactMap { rest in
        let target = rest.prefix { !")# ".contains($0) }
        return target.isEmpty || target.contains(":")
          ? nil : Piece(line: piece.line, text: String(target))
      }
    }
  }

  /// The commands in shell blocks and in the running text.
  var commands: [Piece] {
    let blocks = listings.filter { $0.language == "sh" }.flatMap { listing in
      listing.lines.enumerated().map {
        Piece(line: listing.line + 1 + $0.offset, text: $0.element)
      }
    }
    let inline = quoted.filter { piece in
      ["swift run", "swift test", "swift build"].contains {
        piece.text.hasPrefix($0)
      }
    }
    return blocks + inline
  }

  /// The names of test methods.
  var specNames: [Piece] {
    quoted.filter { piece in
      piece.text.hasPrefix("test_")
        && piece.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// Returns the word before each occurrence of a phrase, which may begin on the
  /// line before.
  func words(before phrase: String) -> [Piece] {
    let wanted = phrase.split(separator: " ")
    return words.indices.dropFirst().compactMap { index in
      guard words[index].text.hasPrefix(wanted[0]),
        index + wanted.count <= words.count,
        zip(wanted, words[index...]).allSatisfy({ $0 == $1.text.letters })
      else { return nil }
      let before = words[index - 1]
      // "At least three" isn't an exact number.
      guard index < 2 || words[index - 2].text != "least" else { return nil }
      return Piece(line: before.line, text: String(before.text.letters))
    }
  }

  /// The texts between backticks.
  private var quoted: [Piece] {
    lines.filter { !$0.text.hasPrefix("```") }.flatMap { piece in
      Self.quoted(in: piece.text).map { Piece(line: piece.line, text: $0) }
    }
  }

  private static func quoted(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func listings(in lines: [Piece]) -> [Listing] {
    var listings: [Listing] = []
    var open: Listing?
    var above = ""
    for piece in lines {
      if var listing = open {
        if piece.text == "```" {
          listings.append(listing)
          open = nil
          above = ""
        } else {
          listing.lines.append(piece.text)
          open = listing
        }
      } else if piece.text.hasPrefix("```") {
        open = Listing(
          line: piece.line,
          language: String(piece.text.dropFirst(3)),
          file: above.hasSuffix("`:") ? quoted(in: above).last : nil,
          lines: []
        )
      } else if !piece.text.isEmpty {
        above = piece.text
      }
    }
    return listings
  }
}

extension Document.Listing {
  /// Returns a Boolean value that indicates whether a text has these lines in
  /// succession, at any indentation.
  func isFound(in text: String) -> Bool { firstLineMissing(in: text) == nil }

  /// Returns the first of these lines that is missing where a text has the
  /// others; `nil` if it has them all in succession, at any indentation.
  func firstLineMissing(in text: String) -> String? {
    let file = unindented(text.textLines)
    let wanted = unindented(lines)
    guard let first = wanted.first else { return "a listing without lines" }
    var longest = 0
    for start in file.indices where file[start].hasSuffix(first) {
      let end = min(start + wanted.count, file.count)
      let found = unindented(Array(file[start..<end]))
      let count = zip(found, wanted).prefix { $0 == $1 }.count
      if count == wanted.count { return nil }
      longest = max(longest, count)
    }
    return wanted[longest]
  }

  private func unindented(_ lines: [String]) -> [String] {
    let indentation =
      lines.filter { !$0.isEmpty }
      .map { $0.prefix { $0 == " " }.count }
      .min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}

extension StringProtocol {
  /// This word without the punctuation around it.
  fileprivate var letters: SubSequence {
    var word = drop { !$0.isLetter && !$0.isNumber }
    while let last = word.last, !last.isLetter, !last.isNumber {
      word.removeLast()
    }
    return word
  }
}
