import Foundation

/// A JSON file that says which version of its format it is in.
///
/// Writing replaces it atomically: whoever reads it, even after a crash, finds
/// the old content or the new one, whole. Reading never changes it.
public struct VersionedFile<Content: Codable & Sendable>: Sendable {
  /// Where it is.
  public let url: URL
  /// The version that is written, and the newest that can be read.
  public let version: Int

  /// Names a file, which need not exist.
  ///
  /// - Parameters:
  ///   - url: Where it is.
  ///   - version: The version of its format, from 1.
  public init(_ url: URL, version: Int) {
    self.url = url
    self.version = version
  }

  /// What the file has.
  ///
  /// - Throws: A ``StorageError`` that tells a missing file from an empty, a
  ///   damaged, a foreign and a newer one.
  /// - Complexity: O(*n*) in the file's size.
  public func read() throws(StorageError) -> Content {
    try content(of: bytes())
  }

  /// Replaces what the file has.
  ///
  /// - Throws: ``StorageError/notWritable(_:reason:)``; the file is then as it
  ///   was.
  /// - Complexity: O(*n*) in the content's size and the number of files beside
  ///   this one.
  public func write(_ content: Content) throws(StorageError) {
    // Where a link stands at the path, its target is replaced and not the link.
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

  private func content(of data: Data) throws(StorageError) -> Content {
    guard !data.isEmpty else { throw .empty(url.path) }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw .notText(url.path)
    }
    guard
      (try? JSONSerialization.jsonObject(
        with: data,
        options: .fragmentsAllowed
      )) != nil
    else {
      throw .notJSON(url.path)
    }
    // The version comes first: a newer format may have another content.
    let header = try decode(Header.self, from: data)
    guard header.version > 0 else {
      throw .foreign(url.path, reason: "no version is \(header.version)")
    }
    guard header.version <= version else {
      throw .newerVersion(url.path, found: header.version, known: version)
    }
    return try decode(Envelope.self, from: data).content
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws(StorageError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .foreign(url.path, reason: error.reason)
    }
  }

  private struct Header: Decodable {
    let version: Int
  }

  private struct Envelope: Codable {
    let version: Int
    let content: Content
  }
}
