import Foundation
import Platform
import Site

/// The articles and the modules' reference, combined by DocC.
struct Documentation: Sendable {
  /// The pages and their paths without extensions, in order.
  let pages: [(path: String, page: DocumentationPage)]
  /// DocC's warnings, one per line.
  let warnings: [String]
  private let titles: [String: String]
  private let folder: URL

  /// The folder of the pictures.
  var images: URL { folder.appending(path: "site/images") }

  /// Runs the compiler and DocC.
  ///
  /// - Parameter folder: The folder for the results, which must exist as long
  ///   as this value is used.
  init(of kit: Kit, products: URL, in folder: URL) throws {
    self.folder = folder
    let graphs = folder.appending(path: "graphs")
    let site = folder.appending(path: "site")
    try FileManager.default.createDirectory(
      at: graphs, withIntermediateDirectories: true
    )
    _ = try Parallel.map(try kit.documentedModules()) {
      try kit.writeSymbolGraph(
        of: $0.name, files: $0.files, level: "public",
        modules: products.appending(path: "Modules"), to: graphs
      )
    }
    warnings = try Self.convert(kit, graphs: graphs, to: site)
    pages = try Self.pages(in: site)
    titles = Dictionary(
      pages.map { ($0.path, $0.page.title) }
    ) { first, _ in first }
  }

  /// Returns a page in the site's form.
  func webPage(of page: DocumentationPage, at path: String) -> WebPage {
    let path = "\(path).html"
    return WebPage(
      title: page.title,
      path: path,
      main: page.html { href(to: $0, from: path) }
    )
  }

  /// Returns links to the module and the types that contain a page's symbol,
  /// and to the page itself.
  func links(above path: String) -> [WebPage.Link] {
    let parts = path.split(separator: "/")
    return parts.indices.compactMap { index in
      let parent = parts[...index].joined(separator: "/")
      return titles[parent].map { WebPage.Link($0, "\(parent).html") }
    }
  }

  func article(of pattern: Pattern) throws -> DocumentationPage {
    let path = String(pattern.sitePaths.article.dropLast(".html".count))
    guard let page = pages.first(where: { $0.path == path })?.page else {
      throw WorkbookError.malformed(pattern.articlePath, "is not an article")
    }
    return page
  }

  /// Returns the address of a page or a picture; `nil` if it doesn't exist.
  func href(to path: String, from page: String) -> String? {
    if path.hasPrefix("images/") { return WebPage.href(to: path, from: page) }
    let parts = path.split(separator: "#", maxSplits: 1)
    guard let target = parts.first.map(String.init), titles[target] != nil
    else { return nil }
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    return WebPage.href(to: "\(target).html\(fragment)", from: page)
  }

  /// Returns a picture as a data URL.
  func dataURL(of path: String) -> String? {
    let data = try? Data(contentsOf: folder.appending(path: "site/\(path)"))
    return data.map {
      "data:image/svg+xml;base64,\($0.base64EncodedString())"
    }
  }

  private static func convert(
    _ kit: Kit,
    graphs: URL,
    to site: URL
  ) throws -> [String] {
    let docc = Platform.isDarwin ? ["xcrun", "docc"] : ["docc"]
    let outcome = try Subprocess(
      command: docc + [
        "convert", Kit.articles, "--additional-symbol-graph-dir", graphs.path,
        "--output-dir", site.path, "--no-transform-for-static-hosting",
      ],
      directory: kit.root
    ).run()
    switch outcome.end {
    case .exit(0): return outcome.output.doccWarnings
    case .exit(127), .exit(72):
      throw WorkbookError.malformed(
        "docc", "not found: it comes with the Swift toolchain"
      )
    default:
      let lines = outcome.output.textLines
      throw WorkbookError.malformed(
        Kit.articles,
        lines.first { $0.contains("error:") } ?? outcome.end.message
      )
    }
  }

  private static func pages(
    in site: URL
  ) throws -> [(path: String, page: DocumentationPage)] {
    let data = site.appending(path: "data")
    let files = FileManager.default.enumerator(atPath: data.path)
    return try (files ?? .init()).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") }.sorted().map { file in
        (
          String(file.dropLast(".json".count)),
          try DocumentationPage(contentsOf: data.appending(path: file))
        )
      }
  }
}

extension Kit {
  /// Returns the modules in the reference, and their files.
  fileprivate func documentedModules() throws
    -> [(name: String, files: [String])]
  {
    let folders =
      try patterns().map { (name: $0.module, path: $0.sourcePath) }
      + [(name: "SharedModels", path: "Sources/SharedModels")]
      + names(in: "Sources/Support").map {
        (name: $0, path: "Sources/Support/\($0)")
      }
    return folders.compactMap { name, path in
      let files = swiftFiles(in: path)
      return files.isEmpty ? nil : (name, files)
    }
  }

  /// Returns the paths of a folder's Swift files, followed by those in its
  /// subfolders.
  func swiftFiles(in folder: String) -> [String] {
    let paths = names(in: folder).map { "\(folder)/\($0)" }
    return paths.filter { $0.hasSuffix(".swift") }
      + paths.filter { !$0.hasSuffix(".swift") }.flatMap(swiftFiles(in:))
  }

  /// Writes a symbol graph of a module's declarations.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - files: The module's files, or some that compile without the others.
  ///   - level: The lowest access level to include.
  ///   - modules: The folder of the compiled modules that the files import.
  ///   - folder: The folder for the graph.
  func writeSymbolGraph(
    of module: String,
    files: [String],
    level: String,
    modules: URL,
    to folder: URL
  ) throws {
    let errors = try Toolchain.errors(
      compiling: [
        "-parse-as-library", "-module-name", module, "-emit-module",
        "-emit-module-path", "\(folder.path)/\(module).swiftmodule",
        "-experimental-skip-non-inlinable-function-bodies",
        "-I", modules.path,
        "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
        "-symbol-graph-minimum-access-level", level,
        "-symbol-graph-skip-synthesized-members",
        "-emit-extension-block-symbols",
      ] + files.map { url($0).path },
      in: folder
    )
    guard errors.isEmpty else {
      throw WorkbookError.malformed(module, errors[0])
    }
  }
}

extension String {
  /// The warnings in DocC's output, each followed by its location.
  fileprivate var doccWarnings: [String] {
    let lines = textLines
    return zip(lines, lines.dropFirst()).compactMap { line, next in
      line.hasPrefix("warning: ")
        ? "\(next.drop { " ->".contains($0) }): \(line)" : nil
    }
  }
}
