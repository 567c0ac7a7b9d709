import Foundation

/// Files that are written together or not at all.
struct FileSet {
  private(set) var files: [(url: URL, text: String)] = []

  /// Adds a file at a location.
  mutating func add(_ text: String, at url: URL) {
    files.append((url, text))
  }

  /// Adds a file at a path in a folder.
  mutating func add(_ text: String, in folder: URL, _ path: String) {
    add(text, at: folder.appending(path: path))
  }

  /// Adds the manifest of a package with one library and its tests.
  mutating func addManifest(of name: String, in folder: URL, module: String) {
    // The name is escaped for a string literal.
    let name = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        targets: [
          .target(name: "\(module)"),
          .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
        ],
        swiftLanguageModes: [.v6]
      )

      """
    add(manifest, in: folder, "Package.swift")
  }

  /// Checks that none of the files exists.
  ///
  /// - Throws: ``WorkbookError/conflict(_:)`` with the files that do.
  func check() throws(WorkbookError) {
    guard present.isEmpty else { throw .conflict(present.map(\.path)) }
  }

  /// Writes the files, and creates the folders that they need.
  ///
  /// - Throws: An error if a file exists, unless `overwrites` is `true`, or
  ///   can't be written. Everything is then restored.
  func write(overwrites: Bool = false) throws {
    if !overwrites { try check() }
    let before =
      try present.filter {
        FileManager.default.fileExists(atPath: $0.path)
      }
      .map { (url: $0, data: try Data(contentsOf: $0)) }
    var written: [URL] = []
    do {
      for (url, text) in files {
        try makeFolders(for: url) { written.append($0) }
        try text.write(toFile: url.path)
        written.append(url)
      }
    } catch {
      for url in written.reversed() {
        try? FileManager.default.removeItem(at: url)
      }
      for (url, data) in before where written.contains(url) {
        try? data.write(to: url, options: .atomic)
      }
      throw error
    }
  }

  private var present: [URL] {
    files.map(\.url).filter { url in
      // A link without a target exists too.
      let attributes = try? FileManager.default
        .attributesOfItem(atPath: url.path)
      return attributes != nil
    }
  }

  /// Creates the missing folders above a file, and passes each to `didCreate`.
  private func makeFolders(for url: URL, didCreate: (URL) -> Void) throws {
    let folder = url.deletingLastPathComponent()
    guard !FileManager.default.fileExists(atPath: folder.path) else { return }
    try makeFolders(for: folder, didCreate: didCreate)
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: false
    )
    didCreate(folder)
  }
}

extension String {
  /// Writes this text to a file, replacing an existing one.
  func write(toFile path: String) throws {
    try Data(utf8).write(to: URL(filePath: path), options: .atomic)
  }
}
