import TerminalText

/// How the parts of a lesson are written.
protocol PageFormat {
  func head(title: String, summary: String) -> String
  func title(_ title: String, number: Int) -> String
  func code(_ code: String) -> String
  func output(_ output: String) -> String
}

/// For a terminal: the code set in deeper than what it prints, and where colour
/// is on, in another colour too.
struct TextFormat: PageFormat {
  let style: Style

  func head(title: String, summary: String) -> String {
    "\(style.bold(title)): \(summary)\n"
  }

  func title(_ title: String, number: Int) -> String {
    "\n\(style.bold("\(number)  \(title)"))\n"
  }

  func code(_ code: String) -> String {
    "\n" + indented(code, by: 5, style: style.code)
  }

  func output(_ output: String) -> String {
    output.isEmpty ? "" : "\n" + indented(output, by: 3, style: { $0 })
  }

  private func indented(
    _ text: String,
    by columns: Int,
    style: (String) -> String
  ) -> String {
    let indentation = String(repeating: " ", count: columns)
    return text.printableLines.trimmingTrailingNewlines
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : indentation + style(String($0)) + "\n" }
      .joined()
  }
}

/// For a document: a heading a page, and fenced blocks.
struct MarkdownFormat: PageFormat {
  func head(title: String, summary: String) -> String {
    "# \(title)\n\n\(summary)\n"
  }

  func title(_ title: String, number: Int) -> String {
    "\n## \(number). \(title)\n"
  }

  func code(_ code: String) -> String {
    fenced(code, as: "swift")
  }

  func output(_ output: String) -> String {
    output.isEmpty ? "" : fenced(output, as: "text")
  }

  private func fenced(_ text: String, as language: String) -> String {
    // A fence is longer than any run of backticks within it.
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    let body = text.printableLines.trimmingTrailingNewlines
    return "\n\(fence)\(language)\n\(body)\n\(fence)\n"
  }
}

extension String {
  fileprivate var trimmingTrailingNewlines: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
