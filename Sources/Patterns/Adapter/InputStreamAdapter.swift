import Foundation

/// An `InputStream` as a source of a cover's bytes.
///
/// GoF role: Adapter. A stream has to be opened and closed; it writes into its
/// caller's memory, and returns the number of bytes, or a negative number for
/// an error.
public final class InputStreamAdapter {
  /// GoF role: Adaptee.
  private let stream: InputStream
  private var hasEnded = false

  /// Creates an adapter of a stream that isn't open yet.
  public init(_ stream: InputStream) {
    self.stream = stream
  }

  deinit {
    stream.close()
  }
}

extension InputStreamAdapter: ByteSource {
  /// Returns the stream's next bytes, or `nil` at the end.
  ///
  /// The first call opens the stream.
  public func nextBytes(atMost count: Int) throws -> [UInt8]? {
    // A stream that is read again after its end reports an error.
    guard !hasEnded else { return nil }
    if stream.streamStatus == .notOpen { stream.open() }
    var buffer = [UInt8](repeating: 0, count: count)
    let read = stream.read(&buffer, maxLength: count)
    guard read >= 0 else {
      throw stream.streamError ?? CocoaError(.fileReadUnknown)
    }
    hasEnded = read == 0
    return hasEnded ? nil : Array(buffer[..<read])
  }
}
