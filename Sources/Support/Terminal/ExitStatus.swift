/// The exit status of a program.
///
/// Source: BSD's `sysexits.h`, where it has a number for the case.
public enum ExitStatus: Int32, Sendable {
  /// The program succeeded.
  case success = 0
  /// The request was refused, or a check failed.
  case failure = 1
  /// The command line is invalid.
  case usage = 64
  /// The input is invalid.
  case badData = 65
  /// A required file is missing or malformed.
  case noInput = 66
  /// A required resource is unavailable.
  case unavailable = 69
  /// An internal error.
  case software = 70
  /// A file can't be created, or exists already.
  case cannotCreate = 73
  /// Input or output failed.
  case inputOutput = 74
}
