import Foundation

/// An open file as a source of a cover's bytes.
///
/// GoF role: Adaptee and Adapter in one, by an extension. Only names and types
/// differ, so no wrapper has to store anything.
extension FileHandle: ByteSource {
  /// Returns the file's next bytes, or `nil` at the end.
  public func nextBytes(atMost count: Int) throws -> [UInt8]? {
    // At the end, `read` returns `nil` or empty data.
    guard let data = try read(upToCount: count), !data.isEmpty else {
      return nil
    }
    return Array(data)
  }
}
