/// A music album, the model of the album examples.
public struct Album: Hashable, Codable, Sendable {
  /// The album's title.
  public var title: String
  /// The album's artist.
  public var artist: String
  /// The album's genre.
  public var genre: String
  /// The path of the album's cover on the album service, percent-encoded.
  public var coverURL: String
  /// The year of the album's release.
  public var year: Int

  /// Creates an album with the given values.
  public init(
    title: String,
    artist: String,
    genre: String,
    coverURL: String,
    year: Int
  ) {
    self.title = title
    self.artist = artist
    self.genre = genre
    self.coverURL = coverURL
    self.year = year
  }
}

extension Album: CustomStringConvertible {
  /// The album in one readable phrase.
  public var description: String {
    "\(title) by \(artist) (\(genre), \(year))"
  }
}
