import Foundation
import SharedModels
import Synchronization

/// An album library, which stores its albums and posts changes to a server.
///
///     let library = LibraryAPI(albums: Array(Album.samples.prefix(3)))
///     try await library.addAlbum(Album.samples[4], at: 1)
///     try await library.deleteAlbum(at: 0)
///     library.albums.map(\.title)
///     // ["American Pie", "It's My Life", "Nothing Like The Sun"]
///
/// GoF role: Facade. Its parts are an ``AlbumPersistence`` and a
/// ``PostClient``. A change is stored first, and then posted if the library is
/// online: when posting fails, the change is kept.
///
/// Changes are posted one at a time, in the order in which they were stored,
/// whatever tasks they are made in and however long the server takes for each.
public final class LibraryAPI: Sendable {
  private let persistency: any AlbumPersistence
  private let client: (any PostClient)?
  /// The post of the last change, which ends after the posts of all earlier
  /// changes.
  private let lastPost = Mutex<Task<Void, Never>?>(nil)

  /// Creates a library from its parts.
  ///
  /// - Parameters:
  ///   - persistency: The store of the albums.
  ///   - client: The client that posts the changes, or `nil` for an offline
  ///     library.
  public init(
    persistency: any AlbumPersistence,
    client: (any PostClient)? = nil
  ) {
    self.persistency = persistency
    self.client = client
  }

  /// Creates a library in memory, with parts of its own.
  ///
  /// - Parameters:
  ///   - albums: The initial albums.
  ///   - server: The server's address, or `nil` for an offline library.
  ///   - timeout: How long to wait for a response, in seconds; at most a day.
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

  /// A Boolean value that indicates whether changes are posted to a server.
  public var isOnline: Bool { client != nil }

  /// The albums, in order.
  public var albums: [Album] { persistency.albums }

  /// Inserts an album before the one at `index`, or at the end for an index
  /// beyond it.
  ///
  /// The album is stored before the call first suspends. If the library is
  /// online, the call returns when the server has accepted the change.
  ///
  /// - Throws: ``LibraryError/negativeIndex(_:)``, if the index is negative;
  ///   ``LibraryError/notPosted(_:)``, if posting fails. The change is then
  ///   kept.
  public func addAlbum(
    _ album: Album,
    at index: Int
  ) async throws(LibraryError) {
    try await change { () throws(LibraryError) in [try add(album, at: index)] }
  }

  /// Deletes the album at `index`.
  ///
  /// The album is deleted before the call first suspends. If the library is
  /// online, the call returns when the server has accepted the change.
  ///
  /// - Throws: ``LibraryError/noAlbum(at:count:)``, if there is no such album;
  ///   ``LibraryError/notPosted(_:)``, if posting fails. The change is then
  ///   kept.
  public func deleteAlbum(
    at index: Int
  ) async throws(LibraryError) {
    try await change { () throws(LibraryError) in [try delete(at: index)] }
  }

  /// Replaces the albums, by the fewest changes that lead to the new ones.
  ///
  /// All changes are stored before the call first suspends, and no other change
  /// comes between them. If the library is online, the call returns when the
  /// server has answered each.
  ///
  /// - Throws: ``LibraryError/notPosted(_:)`` with the first failure, if
  ///   posting fails. The changes are then kept.
  /// - Complexity: O(*n*) in the number of albums, if few of them differ.
  public func replaceAlbums(
    with albums: [Album]
  ) async throws(LibraryError) {
    try await change { () throws(LibraryError) in
      var changes: [Change] = []
      for change in albums.difference(from: persistency.albums) {
        switch change {
        case .remove(let index, _, _): changes.append(try delete(at: index))
        case .insert(let index, let album, _):
          changes.append(try add(album, at: index))
        }
      }
      return changes
    }
  }
}

// MARK: - One change after the other

extension LibraryAPI {
  /// A change as it is posted.
  private struct Change: Encodable {
    enum CodingKeys: CodingKey {
      case album, index
    }

    let path: String
    let album: Album
    let index: Int

    /// The change as JSON.
    func body() throws(PostError) -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      do {
        return try encoder.encode(self)
      } catch {
        throw .failed("\(error)")
      }
    }
  }

  private func add(
    _ album: Album,
    at index: Int
  ) throws(LibraryError) -> Change {
    let place = try persistency.insert(album, at: index)
    return Change(path: "api/addAlbum", album: album, index: place)
  }

  private func delete(at index: Int) throws(LibraryError) -> Change {
    let album = try persistency.delete(at: index)
    return Change(path: "api/deleteAlbum", album: album, index: index)
  }

  /// Stores changes, and posts them after all that were stored before.
  private func change(
    _ store: () throws(LibraryError) -> [Change]
  ) async throws(LibraryError) {
    let (failures, continuation) = AsyncStream<PostError?>.makeStream()
    // Storing and queueing are one step. The store doesn't know the facade, so
    // it can't call back while the lock is held.
    let post = try lastPost.withLock { (last) throws(LibraryError) in
      let changes = try store()
      guard let client else { return Task<Void, Never>?.none }
      last = Task { [last] in
        await last?.value
        var failure: PostError?
        for change in changes {
          let next = await self.failure(of: change, with: client)
          failure = failure ?? next
        }
        continuation.yield(failure)
      }
      return last
    }
    guard let post else { return }
    for await failure in failures {
      if let failure { throw .notPosted(failure) }
      return
    }
    // The loop ends without a value if the caller is cancelled.
    post.cancel()
    throw .notPosted(.cancelled)
  }

  private func failure(
    of change: Change,
    with client: any PostClient
  ) async -> PostError? {
    // The caller was cancelled while earlier changes were posted.
    guard !Task.isCancelled else { return .cancelled }
    do throws(PostError) {
      try await client.post(change.body(), to: change.path)
      return nil
    } catch {
      return error
    }
  }
}
