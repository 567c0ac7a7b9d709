extension Album {
  /// The five albums of the BlueLibrary tutorial.
  ///
  /// The values are the tutorial's, even where a catalog would disagree.
  public static let samples = [
    Album(
      title: "Best of Bowie",
      artist: "David Bowie",
      genre: "Pop",
      coverURL: "\(covers)/album_david%20bowie_best%20of%20bowie.png",
      year: 1992
    ),
    Album(
      title: "It's My Life",
      artist: "No Doubt",
      genre: "Pop",
      coverURL: "\(covers)/album_no%20doubt_its%20my%20life%20%20bathwater.png",
      year: 2003
    ),
    Album(
      title: "Nothing Like The Sun",
      artist: "Sting",
      genre: "Pop",
      coverURL: "\(covers)/album_sting_nothing%20like%20the%20sun.png",
      year: 1999
    ),
    Album(
      title: "Staring at the Sun",
      artist: "U2",
      genre: "Pop",
      coverURL: "\(covers)/album_u2_staring%20at%20the%20sun.png",
      year: 2000
    ),
    Album(
      title: "American Pie",
      artist: "Madonna",
      genre: "Pop",
      coverURL: "\(covers)/album_madonna_american%20pie.png",
      year: 2000
    ),
  ]

  private static let covers = "/static/thumbs/album"
}
