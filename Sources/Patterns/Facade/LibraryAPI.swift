import Foundation
import SharedModels

/// The album library, as everyone sees it who uses it.
///
/// GoF role: Facade. Behind it are what stores the albums and what tells a
/// server of each change. A change is stored first, and then posted if the
/// library is online: when posting fails, the change stands.
public final class LibraryAPI: Sendable {
  private let persistency: any AlbumPersistence
  private let client: (any PostClient)?

  /// A library of the parts given.
  ///
  /// - Parameters:
  ///   - persistency: What stores the albums.
  ///   - client: What posts the changes; nothing for a library that is offline.
  public init(
    persistency: any AlbumPersistence,
    client: (any PostClient)? = nil
  ) {
    self.persistency = persistency
    self.client = client
  }

  /// A library in memory, offline, or online with a server.
  ///
  /// - Parameters:
  ///   - albums: What it has at the beginning.
  ///   - server: The server's address; nothing for a library that is offline.
  ///   - timeout: For how many seconds an answer is waited for, up to a day.
  public convenience init(
    albums: [Album] = Album.samples,
    server: URL? = nil,
    timeout: TimeInterval = 10
  ) {
    self.init(
      persistency: PersistencyManager(albums: albums),
      client: server.map { HTTPClient(server: $0, timeout: timeout) }
    )
  }

  /// Whether changes are posted to a server.
  public var isOnline: Bool { client != nil }

  /// The albums, in their order.
  public var albums: [Album] { persistency.albums }

  /// Inserts an album before the one at `index`, or at the end for an index
  /// beyond it.
  ///
  /// - Throws: ``LibraryError/negativeIndex(_:)``, and nothing has changed;
  ///   ``LibraryError/notPosted(_:)``, and the change stands.
  public func addAlbum(_ album: Album, at index: Int) async throws {
    let place = try persistency.insert(album, at: index)
    try await post(Addition(album: album, index: place), to: "api/addAlbum")
  }

  /// Deletes an album.
  ///
  /// - Throws: ``LibraryError/noAlbum(at:count:)``, and nothing has changed;
  ///   ``LibraryError/notPosted(_:)``, and the change stands.
  public func deleteAlbum(at index: Int) async throws {
    let album = try persistency.delete(at: index)
    try await post(Deletion(album: album, index: index), to: "api/deleteAlbum")
  }

  private func post(_ change: some Encodable, to path: String) async throws {
    guard let client else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = try encoder.encode(change)
    do {
      try await client.post(body, to: path)
    } catch {
      throw LibraryError.notPosted(error)
    }
  }

  private struct Addition: Encodable {
    let album: Album
    let index: Int
  }

  private struct Deletion: Encodable {
    let album: Album
    let index: Int
  }
}
