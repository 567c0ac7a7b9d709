/// A reader of a cover's bytes from any source.
///
///     let reader = CoverReader(limit: 16)
///     let stream = InputStream(data: Data("a cover".utf8))
///     try reader.bytes(of: InputStreamAdapter(stream)).count  // 7
///
/// GoF role: Client. It uses a source only through ``ByteSource``.
public struct CoverReader: Sendable {
  private static let pieceSize = 4096

  private let limit: Int

  /// Creates a reader of covers with at most `limit` bytes.
  public init(limit: Int = 1 << 20) {
    self.limit = limit
  }

  /// Returns the bytes of a source up to its end.
  ///
  /// - Throws: ``CoverTooLarge``, or any error that the source throws.
  /// - Complexity: O(*n*) in the number of bytes, up to the limit.
  public func bytes(of source: some ByteSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try source.nextBytes(atMost: Self.pieceSize) {
      bytes += piece
      guard bytes.count <= limit else { throw CoverTooLarge(limit: limit) }
    }
    return bytes
  }
}

/// An error for a source that has more bytes than the reader's limit.
public struct CoverTooLarge: Error, Equatable, CustomStringConvertible {
  /// The maximum number of bytes.
  public let limit: Int

  /// Creates the error for a limit.
  public init(limit: Int) {
    self.limit = limit
  }

  /// The error in one phrase.
  public var description: String { "the cover has more than \(limit) bytes" }
}
