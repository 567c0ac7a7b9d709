/// The manifest of a package with one library and its tests.
enum NewPackage {
  /// The manifest; any name is written as the string that it is.
  static func manifest(name: String, module: String, tests: String) -> String {
    let name = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        targets: [
          .target(name: "\(module)"),
          .testTarget(name: "\(tests)", dependencies: ["\(module)"]),
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
