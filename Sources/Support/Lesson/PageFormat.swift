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
    case .text: "\(console.styled(title, .bold)): \(summary)\n"
    case .markdown: "# \(title)\n\n\(summary)\n"
    }
  }

  func title(_ title: String, number: Int) -> String {
    switch kind {
    case .text: "\n\(console.styled("\(number)  \(title)", .bold))\n"
    case .markdown: "\n## \(number). \(title)\n"
    }
  }

  func code(_ code: String) -> String {
    switch kind {
    case .text: indented(code, by: 5, style: TextStyle(foreground: 6))
    case .markdown: fenced(code, as: "swift")
    }
  }

  func output(_ output: String) -> String {
    if output.isEmpty { return "" }
    return switch kind {
    case .text: indented(output, by: 3, style: .plain)
    case .markdown: fenced(output, as: "text")
    }
  }

  private func indented(
    _ text: String,
    by columns: Int,
    style: TextStyle
  ) -> String {
    let indentation = String(repeating: " ", count: columns)
    let lines = text.block.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.reduce("\n") { text, line in
      text
        + (line.isEmpty ? "" : indentation + console.styled("\(line)", style))
        + "\n"
    }
  }

  private func fenced(_ text: String, as language: String) -> String {
    // A fence is longer than any run of backticks within it.
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\n\(fence)\(language)\n\(text.block)\n\(fence)\n"
  }
}

extension String {
  /// This text's lines, printable, without the newlines at its end.
  fileprivate var block: String {
    var text = printableLines[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
