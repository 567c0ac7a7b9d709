/// A source of bytes for a ``CoverReader``.
///
/// GoF role: Target.
public protocol ByteSource {
  /// Returns the next bytes, or `nil` at the end.
  ///
  /// - Parameter count: The maximum number of bytes to return; at least 1.
  /// - Throws: An error if the next bytes can't be read.
  func nextBytes(atMost count: Int) throws -> [UInt8]?
}
