import Foundation

/// The locations of the kit's own files.
public enum Kit {
  /// The folder that contains `Package.swift`.
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

  /// Returns the text of one of the kit's files.
  ///
  /// - Parameter path: The file's path from the kit's root.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
