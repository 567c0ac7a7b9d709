import Foundation
import SharedModels
import Synchronization

/// The album library as its clients see it.
///
/// GoF role: Facade. Behind it are what stores the albums and what posts each
/// change to a server. A change is stored first, and then posted if the library
/// is online: when posting fails, the change stands.
///
/// Changes are posted one at a time, in the order in which they were stored,
/// whatever they are called from and however long the server takes for each.
public final class LibraryAPI: Sendable {
  private let persistency: any AlbumPersistence
  private let client: (any PostClient)?
  /// The post of the last change; it ends when those of all changes before it
  /// have ended.
  private let lastPost = Mutex<Task<Void, Never>?>(nil)

  /// Creates a library of the parts given.
  ///
  /// - Parameters:
  ///   - persistency: What stores the albums.
  ///   - client: What posts the changes, or `nil` for an offline library.
  public init(
    persistency: any AlbumPersistence,
    client: (any PostClient)? = nil
  ) {
    self.persistency = persistency
    self.client = client
  }

  /// Creates a library in memory, which makes its parts itself.
  ///
  /// - Parameters:
  ///   - albums: What it has at the beginning.
  ///   - server: The server's address, or `nil` for an offline library.
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

  /// A Boolean value that indicates whether changes are posted to a server.
  public var isOnline: Bool { client != nil }

  /// The albums, in their order.
  public var albums: [Album] { persistency.albums }

  /// Inserts an album before the one at `index`, or at the end for an index
  /// beyond it.
  ///
  /// The album is stored before the call first suspends. It returns when the
  /// server has taken the change.
  ///
  /// - Throws: ``LibraryError/negativeIndex(_:)``, and nothing has changed;
  ///   ``LibraryError/notPosted(_:)``, and the change stands.
  public func addAlbum(
    _ album: Album,
    at index: Int
  ) async throws(LibraryError) {
    try await change { () throws(LibraryError) in [try add(album, at: index)] }
  }

  /// Deletes an album.
  ///
  /// The album is deleted before the call first suspends. It returns when the
  /// server has taken the change.
  ///
  /// - Throws: ``LibraryError/noAlbum(at:count:)``, and nothing has changed;
  ///   ``LibraryError/notPosted(_:)``, and the change stands.
  public func deleteAlbum(
    at index: Int
  ) async throws(LibraryError) {
    try await change { () throws(LibraryError) in [try delete(at: index)] }
  }

  /// Replaces the albums, by the fewest changes that lead there.
  ///
  /// All of them are made before the call first suspends, and no other change
  /// comes in between. It returns when the server has answered each.
  ///
  /// - Throws: ``LibraryError/notPosted(_:)`` with the first failure, and the
  ///   changes stand.
  /// - Complexity: O(*n*) in the number of albums, where few differ.
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
  /// A change as the server gets it.
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
    // Storing and lining up are one step. What stores knows nothing of the
    // facade, so that it can't come back here while the lock is held.
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
    // Without an answer the loop ends for one who is cancelled.
    post.cancel()
    throw .notPosted(.cancelled)
  }

  private func failure(
    of change: Change,
    with client: any PostClient
  ) async -> PostError? {
    // Its caller has been cancelled while others were posted.
    guard !Task.isCancelled else { return .cancelled }
    do throws(PostError) {
      try await client.post(change.body(), to: change.path)
      return nil
    } catch {
      return error
    }
  }
}
