import Foundation

/// The number of rounds of a spec that would fail only at certain moments.
///
/// For many rounds, set the environment variable `KIT_THOROUGH` to a non-empty
/// value.
public enum Effort {
  /// A Boolean value that indicates whether this is a thorough test run.
  public static let isThorough =
    ProcessInfo.processInfo.environment["KIT_THOROUGH"]?.isEmpty == false

  /// The reason for skipping a slow spec.
  public static let advice = "set KIT_THOROUGH to 1 to run it"

  /// Returns the number of rounds for this test run.
  ///
  /// - Parameters:
  ///   - short: The rounds of an ordinary run.
  ///   - thorough: The rounds of a thorough run.
  public static func rounds(short: Int, thorough: Int) -> Int {
    isThorough ? thorough : short
  }
}
