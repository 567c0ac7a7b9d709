import SharedModels

/// A step in the loading of an album's cover, of which a ``CoverLoader``
/// notifies its observers.
public enum CoverEvent: Hashable, Sendable {
  /// The load of the cover has begun.
  case started(Album)
  /// The cover has been loaded.
  case finished(Album, Cover)
  /// The cover could not be loaded, for the reason given.
  case failed(Album, reason: String)
  /// The load was cancelled, and no other load of the cover is running.
  case cancelled(Album)

  /// The album whose cover it is.
  public var album: Album {
    switch self {
    case .started(let album), .finished(let album, _), .failed(let album, _),
      .cancelled(let album):
      album
    }
  }
}

extension CoverEvent: CustomStringConvertible {
  /// The event in one readable phrase.
  public var description: String {
    switch self {
    case .started(let album): "loading \(album.title)"
    case .finished(let album, let cover): "loaded \(album.title), \(cover)"
    case .failed(let album, let reason):
      "could not load \(album.title): \(reason)"
    case .cancelled(let album): "cancelled \(album.title)"
    }
  }
}
