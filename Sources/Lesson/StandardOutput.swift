import Foundation

/// The program's standard output, written to at once and with its errors told.
struct StandardOutput {
  /// Why nothing more can be written, in the system's words.
  struct WriteError: Error {
    let reason: String
  }

  /// Whether a person at a terminal reads it.
  var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  func write(_ text: String) throws(WriteError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        // The name alone would be this method's.
        systemWrite(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw WriteError(reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Runs `body` and returns what it printed, instead of showing it.
  @MainActor
  func capture(
    _ body: @MainActor () async throws -> Void
  ) async throws -> String {
    guard let file = tmpfile() else {
      throw WriteError(reason: String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    fflush(nil)
    let screen = dup(STDOUT_FILENO)
    dup2(fileno(file), STDOUT_FILENO)
    defer { close(screen) }
    do {
      try await body()
    } catch {
      try restore(screen)
      throw error
    }
    try restore(screen)
    rewind(file)
    let handle = FileHandle(fileDescriptor: fileno(file))
    let data = try handle.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private func restore(_ screen: Int32) throws(WriteError) {
    let isWritten = fflush(nil) == 0
    let reason = String(cString: strerror(errno))
    dup2(screen, STDOUT_FILENO)
    guard isWritten else { throw WriteError(reason: reason) }
  }
}

private func systemWrite(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
