extension DocumentationPage {
  /// A function that returns the address for a path in a page; `nil` if there
  /// is none.
  public typealias Resolver = (_ path: String) -> String?

  /// Returns the page in HTML.
  ///
  /// - Parameters:
  ///   - idPrefix: The beginning of the `id` of each heading.
  ///   - resolve: Returns the address for a path from the root of DocC's
  ///     output, such as `documentation/designpatterns/observer` or
  ///     `images/Observer.svg`.
  public func html(
    idPrefix: String = "", resolve: @escaping Resolver
  ) -> String {
    DocumentationWriter(page: self, idPrefix: idPrefix, resolve: resolve).html
  }
}

/// A writer of a page in HTML.
private struct DocumentationWriter {
  typealias Page = DocumentationPage

  let page: Page
  let idPrefix: String
  let resolve: Page.Resolver

  var html: String {
    let isSymbol = page.kind == "symbol"
    let role = page.metadata.roleHeading.map {
      "<p class=\"role\">\($0.htmlEscaped)</p>\n"
    }
    let title =
      isSymbol
      ? "<code>\(page.title.htmlEscaped)</code>" : page.title.htmlEscaped
    let abstract = (page.abstract ?? []).map(inline).joined()
    return (isSymbol ? role ?? "" : "")
      + "<h1>\(title)</h1>\n"
      + (abstract.isEmpty ? "" : "<p class=\"abstract\">\(abstract)</p>\n")
      + (page.primaryContentSections ?? []).map(section).joined()
      + (page.topicSections ?? []).map(topics).joined()
  }

  private func heading(
    _ text: String,
    _ level: Int,
    id: String? = nil
  ) -> String {
    let id = id.map { " id=\"\(idPrefix)\($0.htmlEscaped)\"" } ?? ""
    return "<h\(level)\(id)>\(text.htmlEscaped)</h\(level)>\n"
  }

  private func section(_ section: Page.Section) -> String {
    switch section.kind {
    case "declarations":
      return (section.declarations ?? []).map { declaration in
        let code = declaration.tokens.map(token).joined()
        return "<pre tabindex=\"0\"><code>\(code)</code></pre>\n"
      }
      .joined()
    case "parameters":
      let items = (section.parameters ?? []).map { parameter in
        "<dt><code>\(parameter.name.htmlEscaped)</code></dt>\n"
          + "<dd>\(parameter.content.map(block).joined())</dd>\n"
      }
      return heading("Parameters", 2) + "<dl>\n\(items.joined())</dl>\n"
    default: return (section.content ?? []).map(block).joined()
    }
  }

  private func token(_ token: Page.Section.Declaration.Token) -> String {
    let text = token.text.htmlEscaped
    let name: String? =
      switch token.kind {
      case "keyword", "attribute": "keyword"
      case "typeIdentifier", "genericParameter": "type"
      default: nil
      }
    let marked = name.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
    guard let address = token.identifier.flatMap(address) else { return marked }
    return "<a href=\"\(address)\">\(marked)</a>"
  }

  private func topics(_ topics: Page.Topics) -> String {
    let items = topics.identifiers.compactMap { id -> String? in
      guard let reference = page.references[id] else { return nil }
      let abstract = (reference.abstract ?? []).map(inline).joined()
      return "<li>\(link(id))\(abstract.isEmpty ? "" : ": \(abstract)")</li>\n"
    }
    return heading(topics.title, 2) + "<ul>\n\(items.joined())</ul>\n"
  }

  // MARK: - Blocks

  private func block(_ block: Page.Block) -> String {
    let content = (block.content ?? []).map(self.block).joined()
    switch block.type {
    case "heading":
      return heading(block.text ?? "", block.level ?? 2, id: block.anchor)
    case "paragraph":
      let text = (block.inlineContent ?? []).map(inline).joined()
      return "<p>\(text)</p>\n"
    case "codeListing":
      return (block.code ?? []).joined(separator: "\n")
        .codeBlock(isSwift: block.syntax == "swift")
    case "aside":
      let name = block.name.map { "<b>\($0.htmlEscaped)</b> " } ?? ""
      return "<div class=\"aside\">\(name)\(content)</div>\n"
    case "unorderedList", "orderedList":
      let tag = block.type == "orderedList" ? "ol" : "ul"
      let items = (block.items ?? []).map {
        "<li>\($0.content.map(self.block).joined())</li>\n"
      }
      return "<\(tag)>\n\(items.joined())</\(tag)>\n"
    case "table": return table(block.rows ?? [])
    default: return content
    }
  }

  private func table(_ rows: [[[Page.Block]]]) -> String {
    let lines = rows.enumerated().map { index, row in
      let tag = index == 0 ? "th" : "td"
      let cells = row.map { cell -> String in
        let text = cell.map { ($0.inlineContent ?? []).map(inline).joined() }
        // An empty cell in the first row isn't a heading.
        return text.joined().isEmpty
          ? "<td></td>" : "<\(tag)>\(text.joined())</\(tag)>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return
      "<div class=\"wide\" tabindex=\"0\"><table>\n\(lines.joined())</table></div>\n"
  }

  // MARK: - Text

  private func inline(_ inline: Page.Inline) -> String {
    let content = (inline.inlineContent ?? []).map(self.inline).joined()
    switch inline.type {
    case "text": return (inline.text ?? "").htmlEscaped
    case "codeVoice": return "<code>\((inline.code ?? "").htmlEscaped)</code>"
    case "emphasis": return "<em>\(content)</em>"
    case "strong": return "<strong>\(content)</strong>"
    case "image": return image(inline.identifier ?? "")
    case "reference": return link(inline.identifier ?? "")
    default: return content
    }
  }

  private func link(_ id: String) -> String {
    let reference = page.references[id]
    let name =
      reference?.title ?? id.split(separator: "/").last.map(String.init)
    let isCode =
      reference?.kind == "symbol" || reference?.type == "unresolvable"
    let text = (name ?? id).htmlEscaped
    let title = isCode ? "<code>\(text)</code>" : text
    return address(id).map { "<a href=\"\($0)\">\(title)</a>" } ?? title
  }

  private func address(_ id: String) -> String? {
    guard let reference = page.references[id], let url = reference.url else {
      return nil
    }
    return reference.type == "topic"
      ? resolve(String(url.drop { $0 == "/" })) : url.htmlEscaped
  }

  private func image(_ id: String) -> String {
    guard let reference = page.references[id],
      let url = reference.variants?.first?.url,
      let source = resolve(String(url.drop { $0 == "/" }))
    else { return "" }
    let alt = (reference.alt ?? "").htmlEscaped
    return "<img src=\"\(source)\" alt=\"\(alt)\">"
  }
}
