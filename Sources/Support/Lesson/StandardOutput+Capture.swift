import Terminal
import Foundation

extension StandardOutput {
  /// Runs `body` and returns what it printed, instead of showing it.
  @MainActor
  func capture(
    _ body: @MainActor () async throws -> Void
  ) async throws -> String {
    guard let file = tmpfile() else {
      throw WriteError()
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
    guard isWritten else { throw WriteError(reason) }
  }
}
