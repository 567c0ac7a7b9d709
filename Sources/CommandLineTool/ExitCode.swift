/// What a program's exit code says.
///
/// Source: BSD's `sysexits.h`.
public enum ExitCode {
  /// All went well.
  public static let success: Int32 = 0
  /// What was asked for was refused.
  public static let failure: Int32 = 1
  /// The command line makes no sense.
  public static let usage: Int32 = 64
  /// What was read makes no sense.
  public static let badData: Int32 = 65
  /// Something that is needed is not there.
  public static let unavailable: Int32 = 69
  /// The program has a fault.
  public static let software: Int32 = 70
  /// Something could not be read or written.
  public static let inputOutput: Int32 = 74
}
