/// The manifest of a package with one library and its tests.
enum NewPackage {
  static func manifest(name: String, module: String, tests: String) -> String {
    """
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
