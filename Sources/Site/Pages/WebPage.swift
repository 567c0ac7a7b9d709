import Terminal
import TerminalText

/// A page of the site, or a standalone page.
public struct WebPage: Sendable {
  /// A link of the site's navigation.
  public struct Link: Equatable, Sendable {
    /// The link's text.
    public let title: String
    /// The target's path from the site's root.
    public let path: String

    /// Creates a link to a path from the site's root.
    public init(_ title: String, _ path: String) {
      self.title = title
      self.path = path
    }
  }

  private let title: String
  /// The path of the page's file from the site's root.
  public let path: String
  private let main: String

  /// Creates a page with the contents of its `main` element, in HTML.
  public init(title: String, path: String, main: String) {
    self.title = title
    self.path = path
    self.main = main
  }

  /// Returns the page as part of the site, with links to other pages.
  public func html(links: [Link], script: String? = nil) -> String {
    let items = links.map { link in
      let current = link.path == path ? " aria-current=\"page\"" : ""
      let href = Self.href(to: link.path, from: path)
      return """
        <li><a href="\(href)"\(current)>\(link.title.htmlEscaped)</a></li>

        """
    }
    let styles =
      "<link rel=\"stylesheet\" href=\"\(Self.href(to: "site.css", from: path))\">"
    let scripts = script.map {
      "\n<script src=\"\(Self.href(to: $0, from: path))\" defer></script>"
    }
    return document(
      head: styles + (scripts ?? ""),
      header: """
        <header><nav aria-label="Site"><ul>
        \(items.joined())</ul></nav></header>

        """
    )
  }

  /// Returns the page as a file that needs no other.
  public func html(style: String) -> String {
    document(head: "<style>\n\(style)</style>", header: "")
  }

  private func document(head: String, header: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.htmlEscaped)</title>
    \(head)
    </head>
    <body>
    \(header)<main>
    \(main)</main>
    </body>
    </html>

    """
  }

  /// Returns the relative address of one page of the site on another, for use
  /// in HTML.
  ///
  /// - Parameters:
  ///   - target: A path from the site's root, perhaps with a fragment.
  ///   - path: The path of the page that contains the link.
  public static func href(to target: String, from path: String) -> String {
    let depth = path.count { $0 == "/" }
    let up = String(repeating: "../", count: depth)
    let parts = target.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false
    )
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    return (up + parts[0].percentEncoded + fragment).htmlEscaped
  }
}

extension String {
  /// This text for use in HTML, with control characters escaped.
  public var htmlEscaped: String { printableLines.xmlEscaped }

  /// Returns this code in HTML, highlighted if it is Swift.
  ///
  /// The element can be focused, so that the keyboard scrolls long lines.
  public func codeBlock(isSwift: Bool) -> String {
    let code = isSwift ? SwiftHighlighter.html(for: self) : htmlEscaped
    return "<pre tabindex=\"0\"><code>\(code)</code></pre>\n"
  }

  /// This Swift code in HTML, highlighted; each line has its number, which is
  /// an anchor.
  public var numberedCodeBlock: String {
    let lines = SwiftHighlighter.html(for: self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast(hasSuffix("\n") ? 1 : 0)
    let width = "\(lines.count)".count
    let numbered = lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      let space = String(repeating: " ", count: width - number.count)
      return "\(space)<a id=\"L\(number)\" href=\"#L\(number)\">\(number)</a>"
        + "  \(line)\n"
    }
    return "<pre tabindex=\"0\"><code>\(numbered.joined())</code></pre>\n"
  }
}

extension Substring {
  /// This path, percent-encoded for an address.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain =
        character.isASCII
        && (character.isLetter || character.isNumber
          || "/._-".contains(character))
      return isPlain
        ? String(character) : "%" + String(byte, radix: 16).uppercased()
    }
    .joined()
  }
}
