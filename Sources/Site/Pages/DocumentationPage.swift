import Foundation

/// A page as DocC writes it for a renderer: an article, or a symbol's
/// documentation.
///
/// DocC's own renderer needs a web server. The site's pages can be opened
/// without one.
public struct DocumentationPage: Decodable, Sendable {
  struct Inline: Decodable, Sendable {
    let type: String
    let text: String?
    let code: String?
    let identifier: String?
    let inlineContent: [Inline]?
  }

  struct Block: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      let content: [Block]
    }

    let type: String
    let text: String?
    let level: Int?
    let anchor: String?
    let name: String?
    let syntax: String?
    let code: [String]?
    let inlineContent: [Inline]?
    let content: [Block]?
    let items: [Item]?
    let rows: [[[Block]]]?
  }

  struct Section: Decodable, Sendable {
    struct Declaration: Decodable, Sendable {
      struct Token: Decodable, Sendable {
        let kind: String
        let text: String
        let identifier: String?
      }
      let tokens: [Token]
    }
    struct Parameter: Decodable, Sendable {
      let name: String
      let content: [Block]
    }

    let kind: String
    let content: [Block]?
    let declarations: [Declaration]?
    let parameters: [Parameter]?
  }

  struct Topics: Decodable, Sendable {
    let title: String
    let identifiers: [String]
  }

  struct Reference: Decodable, Sendable {
    struct Variant: Decodable, Sendable {
      let url: String
    }

    let type: String
    let title: String?
    let url: String?
    let kind: String?
    let alt: String?
    let abstract: [Inline]?
    let variants: [Variant]?
  }

  struct Metadata: Decodable, Sendable {
    let title: String
    let roleHeading: String?
  }

  let metadata: Metadata
  let kind: String
  let abstract: [Inline]?
  let primaryContentSections: [Section]?
  let topicSections: [Topics]?
  let references: [String: Reference]

  /// Reads a file that DocC wrote.
  public init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }

  /// The page's title.
  public var title: String { metadata.title }
}
