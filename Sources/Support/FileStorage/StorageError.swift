import TerminalText

/// An error in reading or writing a file.
///
/// The first value of each case is the file's path.
public enum StorageError: Error, Equatable, Sendable {
  /// The file doesn't exist.
  case missing(String)
  /// The file is empty.
  case empty(String)
  /// The file is not UTF-8 text.
  case notText(String)
  /// The file is text, but not valid JSON.
  case notJSON(String)
  /// The file is damaged in another way, which its reader describes.
  case damaged(String, reason: String)
  /// The file isn't damaged, but has other content.
  case foreign(String, reason: String)
  /// The file was written by a newer program.
  case newerVersion(String, found: Int, known: Int)
  /// Another claim holds the file.
  case inUse(String)
  /// The system refuses to read the file.
  case notReadable(String, reason: String)
  /// The system refuses to write the file.
  case notWritable(String, reason: String)
}

extension StorageError {
  /// A Boolean value that indicates whether the file can't be accessed;
  /// otherwise its content is invalid, or it doesn't exist.
  public var isRefusal: Bool {
    switch self {
    case .notReadable, .notWritable, .inUse: true
    case .missing, .empty, .notText, .notJSON, .damaged, .foreign,
      .newerVersion:
      false
    }
  }
}

extension StorageError: CustomStringConvertible {
  /// A description for the person who owns the file.
  public var description: String { words.printable }

  private var words: String {
    switch self {
    case .missing(let path): "\(path) does not exist"
    case .empty(let path): "\(path) is empty"
    case .notText(let path): "\(path) is damaged: it is not UTF-8 text"
    case .notJSON(let path): "\(path) is damaged: it is not valid JSON"
    case .damaged(let path, let reason): "\(path) is damaged: \(reason)"
    case .foreign(let path, let reason):
      "\(path) has unexpected content: \(reason)"
    case .newerVersion(let path, let found, let known):
      "\(path) has format version \(found); this program supports up to \(known)"
    case .inUse(let path): "\(path) is in use by another program"
    case .notReadable(let path, let reason):
      "\(path) can't be read: \(reason)"
    case .notWritable(let path, let reason):
      "\(path) can't be written: \(reason)"
    }
  }
}
