import DataAccessObjectPattern
import Foundation
import Terminal

/// An error for a standard input that is not text.
struct UnreadableText: Error, CustomStringConvertible {
  let description = "the standard input is not UTF-8 text"
}

/// The text that is piped to the program, or typed.
enum StandardInput {
  /// The maximum number of bytes: those of the longest note and a newline.
  private static let limit = NoteBusinessLogic.contentLimit + "\n".utf8.count

  /// Reads the whole text, without the newline at its end.
  ///
  /// - Throws: ``UnreadableText``, ``UnreadableInput`` or `NoteRefusal`.
  static func text() throws -> String {
    if isatty(STDIN_FILENO) == 1 {
      let hint = "Type the note; Ctrl-D on a line of its own ends it.\n"
      try? FileHandle.standardError.write(contentsOf: Data(hint.utf8))
    }
    let bytes = try bytes()
    guard bytes.count <= limit else {
      throw NoteRefusal.tooLong(limit: NoteBusinessLogic.contentLimit)
    }
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw UnreadableText()
    }
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// Returns all bytes up to the end, or more of them than ``limit``.
  private static func bytes() throws(UnreadableInput) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw UnreadableInput(reason: String(cString: strerror(errno)))
      }
    }
    return bytes
  }
}
