import Terminal

extension WorkbookError {
  /// How the tool ends with this error.
  var status: ExitStatus {
    switch self {
    case .unknown: .usage
    case .noKit, .malformed: .noInput
    case .noTool: .software
    }
  }
}
