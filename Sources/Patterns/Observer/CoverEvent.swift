import SharedModels

/// A change of an album's cover, told to whoever observes a ``CoverLoader``.
public enum CoverEvent: Hashable, Sendable {
  /// The cover is on its way.
  case started(Album)
  /// The cover has come.
  case finished(Album, Cover)
  /// The cover won't come, for the reason given.
  case failed(Album, reason: String)

  /// The album whose cover it is.
  public var album: Album {
    switch self {
    case .started(let album), .finished(let album, _), .failed(let album, _):
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
    }
  }
}
