/// Reads a cover's bytes, wherever they come from.
///
/// GoF role: Client. It knows of a source what ``ByteSource`` promises, and
/// nothing else.
public struct CoverReader: Sendable {
  private static let pieceSize = 4096

  private let limit: Int

  /// Creates a reader of covers that have no more than `limit` bytes.
  public init(limit: Int = 1 << 20) {
    self.limit = limit
  }

  /// Returns all bytes of a source up to its end.
  ///
  /// - Throws: ``CoverTooLarge``, or what the source throws.
  /// - Complexity: O(*n*) in the number of bytes, or in the limit.
  public func bytes(of source: some ByteSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try source.nextBytes(atMost: Self.pieceSize) {
      bytes += piece
      guard bytes.count <= limit else { throw CoverTooLarge(limit: limit) }
    }
    return bytes
  }
}

/// A source that has more bytes than a cover can have.
public struct CoverTooLarge: Error, Equatable, CustomStringConvertible {
  /// The most bytes that a cover can have.
  public let limit: Int

  /// Creates the error for a limit.
  public init(limit: Int) {
    self.limit = limit
  }

  /// The error in one phrase.
  public var description: String { "the cover has more than \(limit) bytes" }
}
