import SharedModels

extension Album: TableRepresentable {
  /// The album's artist, title, genre and year, each with its label.
  ///
  /// The values are unchanged; ``TableRepresentable/tableLines(columns:)``
  /// draws them for a terminal. From the tutorial's album extension.
  public var tableRepresentation: [TableRow] {
    [
      TableRow(label: "Artist", value: artist),
      TableRow(label: "Album", value: title),
      TableRow(label: "Genre", value: genre),
      TableRow(label: "Year", value: String(year)),
    ]
  }
}
