import Terminal
import Foundation

/// A text that can't be a note's.
struct UnreadableText: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The text that is piped to the program, or typed.
enum StandardInput {
  private static let limit = 1 << 20

  /// Reads the whole text; a newline at its end is none of its own.
  ///
  /// - Throws: ``UnreadableText`` or ``UnreadableInput``.
  static func text() throws -> String {
    if isatty(STDIN_FILENO) == 1 {
      let hint = "Type the note; Ctrl-D on a line of its own ends it.\n"
      try? FileHandle.standardError.write(contentsOf: Data(hint.utf8))
    }
    let bytes = try bytes()
    guard bytes.count <= limit else {
      throw UnreadableText("a note can have no more than \(limit) bytes")
    }
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw UnreadableText("the standard input is not UTF-8 text")
    }
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// All bytes up to the end, or enough of them to be too many.
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
