import Foundation

/// A JSON file that states its format version.
///
/// Writing replaces the file atomically: a reader, even after a crash, finds
/// either the old content or the new one, complete. Reading never changes the
/// file.
public struct VersionedFile<Content: Codable & Sendable>: Sendable {
  /// The file's location.
  public let url: URL
  /// The format version that is written, and the newest that can be read.
  public let version: Int

  /// Creates a reference to a file, which need not exist.
  public init(_ url: URL, version: Int) {
    self.url = url
    self.version = version
  }

  /// Returns the file's content.
  ///
  /// - Throws: A ``StorageError``, with a case each for a missing, empty,
  ///   damaged, foreign or newer file.
  /// - Complexity: O(*n*) in the file's size.
  public func read() throws(StorageError) -> Content {
    let data = try bytes()
    do {
      return try JSONDecoder().decode(
        Envelope.self,
        from: data,
        configuration: version
      ).content
    } catch let error as NewerVersion {
      throw .newerVersion(url.path, found: error.found, known: version)
    } catch {
      throw failure(error, in: data)
    }
  }

  /// Replaces the file's content.
  ///
  /// - Throws: ``StorageError/notWritable(_:reason:)``; the file is then
  ///   unchanged.
  /// - Complexity: O(*n*) in the content's size and the number of files beside
  ///   this one.
  public func write(_ content: Content) throws(StorageError) {
    // If the path is a link, its target is replaced and not the link.
    let target = try url.symlinkTarget()
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let envelope = Envelope(version: version, content: content)
      try Draft(of: target).write(try encoder.encode(envelope))
    } catch {
      throw .notWritable(url.path, reason: error.reason)
    }
  }

  private func bytes() throws(StorageError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      throw .missing(url.path)
    } catch {
      throw .notReadable(url.path, reason: error.reason)
    }
  }

  /// Returns the first fault found in a file that can't be decoded.
  private func failure(_ error: any Error, in data: Data) -> StorageError {
    if data.isEmpty { return .empty(url.path) }
    if String(validating: data, as: UTF8.self) == nil {
      return .notText(url.path)
    }
    let value = try? JSONSerialization.jsonObject(
      with: data,
      options: .fragmentsAllowed
    )
    return value == nil
      ? .notJSON(url.path) : .foreign(url.path, reason: error.reason)
  }

  private struct Envelope: Encodable, DecodableWithConfiguration {
    let version: Int
    let content: Content

    init(version: Int, content: Content) {
      self.version = version
      self.content = content
    }

    /// Decodes the version first: a newer format may have different content.
    init(from decoder: any Decoder, configuration known: Int) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let number = try values.decode(Double.self, forKey: .version)
      guard let version = Int(exactly: number), version > 0 else {
        throw NoVersion(number: number)
      }
      guard version <= known else { throw NewerVersion(found: version) }
      self.version = version
      content = try values.decode(Content.self, forKey: .content)
    }

    private enum CodingKeys: String, CodingKey {
      case version
      case content
    }
  }
}

/// An error thrown for a format version newer than this program's.
private struct NewerVersion: Error {
  let found: Int
}

/// An error thrown for a format version that isn't a positive whole number.
private struct NoVersion: LocalizedError {
  let number: Double

  var errorDescription: String? {
    let version = Int(exactly: number)?.description ?? "\(number)"
    return "format version \(version) is not a positive whole number"
  }
}
