import SharedModels

extension Album {
  /// As many albums as nobody has, to see that their number makes no
  /// difference.
  static func invented(_ count: Int) -> [Album] {
    (1...count).map { number in
      Album(
        title: "Album \(number)",
        artist: "Artist \(number % 100)",
        genre: "Pop",
        coverURL: "",
        year: 1950 + number % 70
      )
    }
  }
}
