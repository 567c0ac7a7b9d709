import Terminal
import TerminalText

/// Why the workbook did not do what it was asked to.
enum WorkbookError: Error, Equatable, Sendable {
  /// A folder is not within the kit.
  case noKit(String)
  /// There is no such thing of that kind; perhaps another was meant.
  case unknown(String, String, suggestion: String?)
  /// A file is not as it should be, at a line or as a whole.
  case malformed(String, line: Int? = nil, String)
  /// Something can't be done on this machine, and why.
  case unfit(String)
  /// These files are there already.
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

  /// What is wrong, without where.
  var fault: String {
    guard case .malformed(_, _, let fault) = self else { return description }
    return fault
  }

  /// How the tool ends with this error.
  var status: ExitStatus {
    switch self {
    case .unknown: .usage
    case .noKit, .malformed: .noInput
    case .unfit: .unavailable
    case .conflict: .cannotCreate
    }
  }
}
