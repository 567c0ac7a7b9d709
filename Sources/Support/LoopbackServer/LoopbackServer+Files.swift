import Foundation

extension LoopbackServer {
  /// The media types that a browser needs, by file extension.
  private static let types = [
    "css": "text/css", "html": "text/html", "js": "text/javascript",
    "svg": "image/svg+xml",
  ]

  /// Returns the complete response for the file at a path within a folder;
  /// status 404 for any file outside of it.
  func file(_ path: String, in folder: URL) -> Data {
    let name =
      path.prefix { $0 != "?" }.drop { $0 == "/" }
      + (path.hasSuffix("/") ? "index.html" : "")
    let root = folder.standardizedFileURL.resolvingSymlinksInPath()
    let file = root.appending(path: name.removingPercentEncoding ?? "")
      .standardizedFileURL.resolvingSymlinksInPath()
    guard file.path.hasPrefix(root.path + "/"),
      let body = try? Data(contentsOf: file)
    else {
      return Data("HTTP/1.1 404 -\r\nContent-Length: 0\r\n\r\n".utf8)
    }
    let type = Self.types[file.pathExtension] ?? "application/octet-stream"
    let head = """
      HTTP/1.1 200 -\r
      Content-Type: \(type); charset=utf-8\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    return Data(head.utf8) + body
  }

  /// Sends a complete response.
  func send(_ response: Data, to connection: Int32) {
    var rest = response[...]
    while !rest.isEmpty {
      let piece = rest.prefix(65_536)
      guard Socket.write(Array(piece), to: connection) else { return }
      rest = rest.dropFirst(piece.count)
    }
  }
}
