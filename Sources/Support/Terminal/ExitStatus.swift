/// How a program ended.
///
/// Source: BSD's `sysexits.h`, where it has a number for it.
public enum ExitStatus: Int32, Sendable {
  /// All went well.
  case success = 0
  /// What was asked for was refused, or does not hold.
  case failure = 1
  /// The command line makes no sense.
  case usage = 64
  /// What was read makes no sense.
  case badData = 65
  /// A file that is needed is missing or malformed.
  case noInput = 66
  /// Something that is needed is not there.
  case unavailable = 69
  /// Something went wrong that should not.
  case software = 70
  /// A file can't be made, or is there already.
  case cannotCreate = 73
  /// Something could not be read or written.
  case inputOutput = 74
}
