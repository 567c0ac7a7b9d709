import Foundation
import Terminal

/// One page of a lesson.
struct Page {
  let title: String
  /// The question that a teacher asks before the output is shown.
  let question: String?
  let line: Int
  let code: @MainActor () async throws -> Void

  /// Runs the code and returns its output instead of showing it.
  @MainActor
  func run() async throws -> String {
    guard let file = tmpfile() else { throw Console.WriteError() }
    defer { fclose(file) }
    fflush(nil)
    let screen = dup(STDOUT_FILENO)
    defer { close(screen) }
    dup2(fileno(file), STDOUT_FILENO)
    let result: Result<Void, any Error>
    do {
      result = .success(try await code())
    } catch {
      result = .failure(error)
    }
    let failure = fflush(nil) == 0 ? nil : Console.WriteError()
    dup2(screen, STDOUT_FILENO)
    if let failure { throw failure }
    try result.get()
    rewind(file)
    let handle = FileHandle(fileDescriptor: fileno(file))
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
