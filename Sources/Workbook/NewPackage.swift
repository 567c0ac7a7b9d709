import Foundation

/// A package with one implementation and its specification.
struct NewPackage {
  let name: String
  let module: String

  /// Returns its files in a folder.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - implementation: The name of a file, without the ending, and its text.
  ///   - specification: The same for the specification.
  func files(
    in folder: URL,
    implementation: (name: String, text: String),
    specification: (name: String, text: String)
  ) -> FileSet {
    var files = FileSet()
    files.add(manifest, at: folder.appending(path: "Package.swift"))
    files.add(
      implementation.text,
      at: folder.appending(
        path: "Sources/\(module)/\(implementation.name).swift")
    )
    files.add(
      specification.text,
      at: folder.appending(
        path: "Tests/\(module)Tests/\(specification.name).swift"
      )
    )
    return files
  }

  /// The manifest; any name is written as the string that it is.
  private var manifest: String {
    let name = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """
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
  }
}
