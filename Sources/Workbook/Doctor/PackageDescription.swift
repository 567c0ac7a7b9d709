import Foundation

/// The package manager's description of `Package.swift`.
public struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    let path: String?
  }

  let targets: [Target]

  /// Creates the description by running the package manager.
  ///
  /// - Throws: An error if it can't read the manifest.
  public init(of kit: Kit) throws {
    // A separate build folder, since the kit's is locked during a test.
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "dump-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let outcome = try Subprocess(
      command: [
        "swift", "package", "--scratch-path", scratch.path, "dump-package",
      ],
      directory: kit.root
    ).run()
    // Warnings may precede the description.
    let start = outcome.output.firstIndex(of: "{") ?? outcome.output.endIndex
    do {
      self = try JSONDecoder().decode(
        Self.self,
        from: Data(outcome.output[start...].utf8)
      )
    } catch {
      let reason = SuiteRun.reason(in: outcome.output)
      throw WorkbookError.malformed("Package.swift", "can't be read: \(reason)")
    }
  }

  /// Returns findings for patterns missing from the manifest or superfluous in
  /// it.
  public func findings(in kit: Kit) throws -> [Finding] {
    let folder = "Sources/Patterns/"
    let listed = targets.compactMap { target in
      target.path.flatMap { path in
        path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
      }
    }
    let patterns = try kit.patterns().map(\.name)
    let missing = patterns.filter { !listed.contains($0) }
      .map { "write 'Pattern(name: \"\($0)\"),' in the list of patterns" }
    let stray = listed.filter { !patterns.contains($0) }
      .map { "remove '\($0)', or run 'swift run patterns new \($0)'" }
    return (missing + stray).map { Finding("Package.swift", 1, $0) }
  }
}
