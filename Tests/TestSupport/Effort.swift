import Foundation

/// How often a spec tries what goes wrong at certain moments only.
///
/// Set the environment variable `KIT_THOROUGH` to a non-empty value to try it
/// many times.
public enum Effort {
  /// Whether this test run takes its time.
  public static let isThorough =
    ProcessInfo.processInfo.environment["KIT_THOROUGH"]?.isEmpty == false

  /// Why a spec that takes long is skipped in a run that doesn't.
  public static let advice = "set KIT_THOROUGH to 1 to run it"

  /// Returns the number of rounds of this test run.
  ///
  /// - Parameters:
  ///   - short: The rounds of every test run.
  ///   - thorough: The rounds of one that takes its time.
  public static func rounds(short: Int, thorough: Int) -> Int {
    isThorough ? thorough : short
  }
}
