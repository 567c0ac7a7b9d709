import TerminalText

/// One line of text, of which each piece has a style.
public struct StyledText: Hashable, Sendable {
  /// A piece of a line in one style.
  struct Piece: Hashable, Sendable {
    var text: String
    var style: TextStyle
  }

  private(set) var pieces: [Piece] = []
  /// The columns that the line takes.
  public private(set) var columns = 0

  /// Creates an empty line.
  public init() {}

  /// Creates a line of a text, which is made printable.
  ///
  /// - Complexity: O(*n*) in the text's length; cut what may be long first.
  public init(_ text: String, style: TextStyle = .plain) {
    let text = text.printable
    guard !text.isEmpty else { return }
    pieces = [Piece(text: text, style: style)]
    columns = text.columnCount
  }

  /// Creates a line of some spaces.
  public init(spaces count: Int) {
    self.init(String(repeating: " ", count: max(count, 0)))
  }

  /// Puts one line behind another.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result += right
    return result
  }

  /// Puts another line behind this one.
  public static func += (left: inout StyledText, right: StyledText) {
    left.pieces += right.pieces
    left.columns += right.columns
  }

  /// Returns the line in exactly `columns` columns: cut, or filled with spaces.
  ///
  /// - Parameter columns: How wide the line is. Negative values are treated as
  ///   0; a line that is wider than any terminal is not filled.
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

  /// Returns the line in lines of no more than some columns, broken between
  /// words, and within a word that is wider than a line; a line that goes on
  /// begins with spaces.
  ///
  /// - Parameters:
  ///   - columns: How wide a line is; below 1 counts as 1.
  ///   - indentation: How many spaces a line that goes on begins with, where
  ///     there is room for twice as many.
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

  /// Returns the line with the control sequences of its styles, or without.
  public func terminalText(isStyled: Bool) -> String {
    guard isStyled else { return plainText }
    return pieces.map { $0.style.applied(to: $0.text) }.joined()
  }
}

extension StyledText {
  /// The line's characters, a line each.
  private var characters: [StyledText] {
    pieces.flatMap { piece in
      piece.text.map { StyledText(String($0), style: piece.style) }
    }
  }

  fileprivate var isSpace: Bool { plainText == " " }
}

extension ArraySlice<StyledText> {
  /// Returns where a line of some columns ends that begins with the first of
  /// these characters.
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
