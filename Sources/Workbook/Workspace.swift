import Foundation

/// A folder for one build and its runs, which goes when they are over.
struct Workspace {
  /// Its name can't be guessed, and others can't list what is in it.
  let url: URL

  /// Makes a workspace, hands it to `body`, and removes it.
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

  /// The folder that a program under test works in.
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
