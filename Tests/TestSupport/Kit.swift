import Foundation

/// Where the kit's own files are.
public enum Kit {
  /// The folder that has `Package.swift`.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder that the kit's programs and tests were built into.
  public static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent()
      ?? Bundle.main.bundleURL
  }

  /// Returns the text of a file of the kit.
  ///
  /// - Parameter path: The file's path from the kit's root.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
