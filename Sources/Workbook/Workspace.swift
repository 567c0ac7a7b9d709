import Foundation

/// A temporary folder for one build and its runs.
struct Workspace {
  /// The folder, which has a random name and isn't listable by other users.
  let url: URL

  /// Creates a workspace, passes it to `body`, and removes it.
  static func with<Result>(_ body: (Workspace) throws -> Result) throws
    -> Result
  {
    let workspace = Workspace(
      url: FileManager.default.temporaryDirectory
        .appending(path: "workbook-\(UUID().uuidString)")
    )
    return try Interruption.watch(.folder(workspace.url)) {
      defer { try? FileManager.default.removeItem(at: workspace.url) }
      try workspace.makeFolder(workspace.url, permissions: 0o711)
      try workspace.makeFolder(workspace.playground, permissions: 0o777)
      return try body(workspace)
    }
  }

  /// The program under test, once it is built.
  var program: URL { url.appending(path: "specification") }

  /// The working folder of a program under test.
  var playground: URL { url.appending(path: "playground") }

  private func makeFolder(_ folder: URL, permissions: Int) throws {
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true
    )
    try setPermissions(permissions, of: folder)
  }

  private func setPermissions(_ permissions: Int, of url: URL) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions],
      ofItemAtPath: url.path
    )
  }
}
