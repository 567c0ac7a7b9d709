import Foundation

/// How often a spec tries what goes wrong at certain moments only.
///
/// A test run that is to find such a moment sets the environment variable
/// `KIT_THOROUGH` to anything but nothing.
public enum Effort {
  /// Whether this test run takes its time.
  public static let isThorough =
    ProcessInfo.processInfo.environment["KIT_THOROUGH"]?.isEmpty == false

  /// Returns a number of rounds.
  ///
  /// - Parameters:
  ///   - short: The rounds of every test run.
  ///   - thorough: The rounds of one that takes its time.
  public static func rounds(short: Int, thorough: Int) -> Int {
    isThorough ? thorough : short
  }
}
