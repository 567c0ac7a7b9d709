import Terminal
import TerminalText

/// The format in which a lesson's parts are written.
struct PageFormat {
  enum Kind: String, CaseIterable {
    /// For a terminal: the code is indented more than its output and, if color
    /// is on, colored.
    case text
    /// For a document: a heading for each page, and fenced blocks.
    case markdown
  }

  let kind: Kind
  let console: Console

  func head(title: String, summary: String) -> String {
    switch kind {
    case .text:
      text([StyledText(title, style: .bold) + StyledText(": \(summary)")])
    case .markdown: "# \(title)\n\n\(summary)\n"
    }
  }

  func title(_ title: String, number: Int) -> String {
    switch kind {
    case .text: "\n" + text([Self.titleLine(title, number: number)])
    case .markdown: "\n## \(number). \(title)\n"
    }
  }

  func question(_ question: String?) -> String {
    guard let question else { return "" }
    return switch kind {
    case .text: "\n" + text([Self.questionLine(question)])
    case .markdown: "\n> \(question)\n"
    }
  }

  func code(_ code: String) -> String {
    switch kind {
    case .text: "\n" + text(Self.codeLines(code))
    case .markdown: fenced(code, as: "swift")
    }
  }

  func picture(_ picture: String) -> String {
    switch kind {
    case .text: "\n" + text(Self.pictureLines(picture))
    case .markdown: fenced(picture, as: "text")
    }
  }

  func output(_ output: String) -> String {
    if output.isEmpty { return "" }
    return switch kind {
    case .text: "\n" + text(Self.outputLines(output))
    case .markdown: fenced(output, as: "text")
    }
  }

  // MARK: - Lines of a terminal

  static func titleLine(_ title: String, number: Int) -> StyledText {
    StyledText("\(number)  \(title)", style: .bold)
  }

  static func questionLine(_ question: String) -> StyledText {
    StyledText(" ? \(question)", style: .bold)
  }

  static func codeLines(_ code: String) -> [StyledText] {
    let text = String(code.printableLines.withoutNewlinesAtEnd)
    return lines(SwiftToken.all(in: text), indentation: 5)
  }

  static func pictureLines(_ picture: String) -> [StyledText] {
    lines(of: picture, indentation: 2)
  }

  static func outputLines(_ output: String) -> [StyledText] {
    lines(of: output, indentation: 3)
  }

  private static func lines(
    of text: String,
    indentation: Int
  ) -> [StyledText] {
    let text = String(text.printableLines.withoutNewlinesAtEnd)
    return lines(
      [SwiftToken(text: text, kind: .other)], indentation: indentation)
  }

  private static func lines(
    _ tokens: [SwiftToken],
    indentation: Int
  ) -> [StyledText] {
    var lines = [StyledText()]
    for token in tokens {
      let parts = token.text.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        guard !part.isEmpty else { continue }
        if lines[lines.count - 1].columns == 0 {
          lines[lines.count - 1] += StyledText(spaces: indentation)
        }
        lines[lines.count - 1] += StyledText(String(part), style: token.style)
      }
    }
    return lines
  }

  private func text(_ lines: [StyledText]) -> String {
    lines.map { $0.terminalText(isStyled: console.isColored) + "\n" }.joined()
  }

  private func fenced(_ text: String, as language: String) -> String {
    let text = text.printableLines.withoutNewlinesAtEnd
    // A fence must be longer than any run of backticks within it.
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\n\(fence)\(language)\n\(text)\n\(fence)\n"
  }
}

extension SwiftToken {
  /// The token's style, in the colors that a terminal's user has chosen.
  fileprivate var style: TextStyle {
    switch kind {
    case .keyword: TextStyle(foreground: 5, isBold: true)
    case .type: TextStyle(foreground: 6)
    case .string: TextStyle(foreground: 2)
    case .comment: TextStyle(foreground: 4)
    case .other: .plain
    }
  }
}

extension String {
  fileprivate var withoutNewlinesAtEnd: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
