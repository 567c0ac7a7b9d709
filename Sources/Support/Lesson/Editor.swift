import Foundation

/// The reader's editor.
struct Editor {
  /// The editor's command, for the reader's shell.
  let command: String

  /// Finds the editor as git does: the first of `VISUAL` and `EDITOR` that is
  /// set, or vi.
  init(environment: [String: String]) {
    command =
      ["VISUAL", "EDITOR"].compactMap { environment[$0] }
      .first { !$0.isEmpty } ?? "vi"
  }

  /// Returns the command line that opens a file at a line.
  func commandLine(for file: String, line: Int) -> String {
    let file = "'" + file.replacing("'", with: #"'\''"#) + "'"
    let program = command.split(separator: " ").first ?? ""
    return switch program.split(separator: "/").last {
    case "code", "codium", "cursor": "\(command) --wait --goto \(file):\(line)"
    case "subl", "zed": "\(command) --wait \(file):\(line)"
    case "xed": "\(command) --wait --line \(line) \(file)"
    default: "\(command) +\(line) \(file)"
    }
  }

  /// Opens a file at a line, and waits until the editor has ended.
  ///
  /// - Returns: 0 if the editor succeeded.
  func open(_ file: String, line: Int) -> Int32 {
    system(commandLine(for: file, line: line))
  }
}
