import Terminal
import TerminalText

/// How the parts of a lesson are written.
struct PageFormat {
  enum Kind: String, CaseIterable {
    /// For a terminal: the code is set in deeper than what it prints, and where
    /// color is on, in another color too.
    case text
    /// For a document: a heading a page, and fenced blocks.
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
    lines(of: code, indentation: 5, style: TextStyle(foreground: 6))
  }

  static func outputLines(_ output: String) -> [StyledText] {
    lines(of: output, indentation: 3, style: .plain)
  }

  private static func lines(
    of text: String,
    indentation: Int,
    style: TextStyle
  ) -> [StyledText] {
    text.printableLines.withoutNewlinesAtEnd
      .split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty
          ? StyledText()
          : StyledText(spaces: indentation)
            + StyledText(String($0), style: style)
      }
  }

  private func text(_ lines: [StyledText]) -> String {
    lines.map { $0.terminalText(isStyled: console.isColored) + "\n" }.joined()
  }

  private func fenced(_ text: String, as language: String) -> String {
    let text = text.printableLines.withoutNewlinesAtEnd
    // A fence is longer than any run of backticks within it.
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\n\(fence)\(language)\n\(text)\n\(fence)\n"
  }
}

extension String {
  fileprivate var withoutNewlinesAtEnd: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
