import Terminal
import TerminalText

/// An error that the workbook reports.
enum WorkbookError: Error, Equatable, Sendable {
  /// The given folder isn't within the kit.
  case noKit(String)
  /// The given kind, such as `pattern`, has no member with the given name; a
  /// similar name is suggested.
  case unknown(String, String, suggestion: String?)
  /// A file is malformed for the given reason, at a line or as a whole.
  case malformed(String, line: Int? = nil, String)
  /// This machine can't do something, for the given reason.
  case unfit(String)
  /// The given files already exist.
  case conflict([String])
}

extension WorkbookError: CustomStringConvertible {
  /// The error in one line, with control characters escaped.
  var description: String {
    switch self {
    case .noKit(let folder):
      "\(folder.printable) is not in a copy of the kit"
    case .unknown(let kind, let name, let suggestion):
      "unknown \(kind) '\(name.printable)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .malformed(let file, let line, let fault):
      (line.map { "\(file):\($0)" } ?? file) + ": \(fault)"
    case .unfit(let reason): reason.printable
    case .conflict(let paths):
      "already exists: \(paths.joined(separator: ", "))"
    }
  }

  /// The error's description without its location.
  var fault: String {
    guard case .malformed(_, _, let fault) = self else { return description }
    return fault
  }

  /// The tool's exit status for this error.
  var status: ExitStatus {
    switch self {
    case .unknown: .usage
    case .noKit, .malformed: .noInput
    case .unfit: .unavailable
    case .conflict: .cannotCreate
    }
  }
}
