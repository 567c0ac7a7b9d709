/// What a ``CoverReader`` asks of where a cover's bytes come from.
///
/// GoF role: Target.
public protocol ByteSource {
  /// Returns the next bytes, or `nil` at the end.
  ///
  /// - Parameter count: The most bytes to return; at least 1.
  /// - Throws: Why there are no more bytes to be had before the end.
  func nextBytes(atMost count: Int) throws -> [UInt8]?
}
