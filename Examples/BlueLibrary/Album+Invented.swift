import SharedModels

extension Album {
  /// Returns `count` invented albums, to show that a frame takes no longer with
  /// many.
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
