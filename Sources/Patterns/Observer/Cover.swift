/// The picture on the front of an album.
public struct Cover: Hashable, Sendable {
  /// The picture's encoded bytes.
  public let bytes: [UInt8]

  /// Creates a cover from a picture's encoded bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension Cover: CustomStringConvertible {
  /// The cover in one readable phrase.
  public var description: String { "a cover of \(bytes.count) bytes" }
}
