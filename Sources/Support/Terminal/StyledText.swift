import TerminalText

/// One line of text in pieces, each with a style.
public struct StyledText: Hashable, Sendable {
  /// A piece of a line in one style.
  struct Piece: Hashable, Sendable {
    var text: String
    var style: TextStyle
  }

  private(set) var pieces: [Piece] = []
  /// The number of columns that the line takes.
  public private(set) var columns = 0

  /// Creates an empty line.
  public init() {}

  /// Creates a line from a text, made printable.
  ///
  /// - Complexity: O(*n*) in the text's length. Cut a text that may be long
  ///   first.
  public init(_ text: String, style: TextStyle = .plain) {
    let text = text.printable
    guard !text.isEmpty else { return }
    pieces = [Piece(text: text, style: style)]
    columns = text.columnCount
  }

  /// Creates a line of spaces.
  public init(spaces count: Int) {
    self.init(String(repeating: " ", count: max(count, 0)))
  }

  /// Returns two lines joined into one.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result += right
    return result
  }

  /// Appends a line to another one.
  public static func += (left: inout StyledText, right: StyledText) {
    left.pieces += right.pieces
    left.columns += right.columns
  }

  /// Returns the line in exactly `columns` columns: cut, or filled with spaces.
  ///
  ///     StyledText("ab漢字").fitted(to: 5)  // "ab漢…"
  ///
  /// - Parameter columns: The line's width. Negative values are treated as 0. A
  ///   line wider than any terminal isn't filled.
  public func fitted(to columns: Int) -> StyledText {
    let columns = max(columns, 0)
    var result = StyledText()
    for piece in pieces {
      let whole = StyledText(piece.text, style: piece.style)
      let room = columns - result.columns
      guard whole.columns > room else {
        result += whole
        continue
      }
      result += StyledText(piece.text.fitted(to: room), style: piece.style)
      break
    }
    return result + StyledText("".fitted(to: columns - result.columns))
  }

  /// Returns the line broken into lines of at most `columns` columns: between
  /// words, and within a word that is wider than a line.
  ///
  /// - Parameters:
  ///   - columns: The lines' width. Values below 1 are treated as 1.
  ///   - indentation: The number of spaces at the beginning of each further
  ///     line; none where `columns` is at most twice as many.
  public func wrapped(to columns: Int, indentation: Int = 0) -> [StyledText] {
    let columns = max(columns, 1)
    guard self.columns > columns else { return [self] }
    let start = StyledText(spaces: columns > 2 * indentation ? indentation : 0)
    var lines: [StyledText] = []
    var rest = characters[...]
    while !rest.isEmpty {
      let head = lines.isEmpty ? StyledText() : start
      let end = rest.lineEnd(columns: columns - head.columns)
      lines.append(rest[..<end].reduce(head, +))
      rest = rest[end...]
      if rest.first?.isSpace == true { rest.removeFirst() }
    }
    return lines
  }

  /// The line without its styles.
  public var plainText: String { pieces.map(\.text).joined() }

  /// Returns the line, with the control sequences of its styles if `isStyled`.
  public func terminalText(isStyled: Bool) -> String {
    guard isStyled else { return plainText }
    return pieces.map { $0.style.applied(to: $0.text) }.joined()
  }
}

extension StyledText {
  /// The line's characters, each as a line.
  private var characters: [StyledText] {
    pieces.flatMap { piece in
      piece.text.map { StyledText(String($0), style: piece.style) }
    }
  }

  fileprivate var isSpace: Bool { plainText == " " }
}

extension ArraySlice<StyledText> {
  /// Returns the end of the longest line of at most `columns` columns that
  /// begins with the first of these characters.
  fileprivate func lineEnd(columns: Int) -> Index {
    var room = columns
    let end = dropFirst().firstIndex { character in
      room -= character.columns
      return room < (first?.columns ?? 0)
    }
    guard let end else { return endIndex }
    // A line is not broken in the spaces that it begins with.
    return self[...end].drop(while: \.isSpace)
      .lastIndex(where: \.isSpace) ?? end
  }
}
