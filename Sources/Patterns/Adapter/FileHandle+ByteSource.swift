import Foundation

/// An open file as a source of a cover's bytes.
///
/// GoF role: Adaptee and Adapter in one, the form without a wrapper. Names and
/// types differ, and nothing has to be remembered.
extension FileHandle: ByteSource {
  /// Returns the file's next bytes.
  public func nextBytes(atMost count: Int) throws -> [UInt8]? {
    // At the end there is either no data, or data with nothing in it.
    guard let data = try read(upToCount: count), !data.isEmpty else {
      return nil
    }
    return Array(data)
  }
}
