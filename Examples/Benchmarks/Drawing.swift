import AdapterPattern
import DecoratorDelegationPattern
import SharedModels

private func albums(_ count: Int) -> [Album] {
  (0..<count).map { Album.samples[$0 % Album.samples.count] }
}

/// A caption with the titles of many albums, one per line.
private struct Titles: AlbumCaption {
  let album: Album
  let albums: [Album]

  func lines(columns: Int) -> [String] {
    albums.map { String($0.title.prefix(max(columns, 0))) }
  }
}

/// Returns how often `count` albums are drawn: more often if they are few,
/// since a clock's resolution is limited.
private func rounds(_ count: Int) -> Int { max(1000 / count, 1) }

/// Measures a scroller and a frame with many albums, in 80 columns.
func drawing(_ sizes: [Int]) throws -> [Measurement] {
  [
    try Measurement(
      "HorizontalScroller.lines", sizes: sizes, operations: { _ in 100 }
    ) { size in
      var scroller = HorizontalScroller(albums(size).map(AlbumAdapter.init))
      scroller.select(size / 2)
      return { [scroller] in
        for _ in 1...100 { keep(scroller.lines(columns: 80, cellWidth: 20)) }
      }
    },
    try Measurement(
      "HorizontalScroller.scroll", sizes: sizes, operations: { _ in 1000 }
    ) { size in
      var scroller = HorizontalScroller(albums(size).map(AlbumAdapter.init))
      return {
        for offset in 1...1000 { scroller.scroll(by: 2 * (offset % 2) - 1) }
        return scroller
      }
    },
    try listing("a caption's lines", sizes) { $0 },
    try listing("the same in a frame", sizes) { FramedCaption($0) },
  ]
}

private func listing(
  _ name: String,
  _ sizes: [Int],
  _ decorated: (any AlbumCaption) -> any AlbumCaption
) throws -> Measurement {
  try Measurement(name, sizes: sizes, operations: { $0 * rounds($0) }) { size in
    let caption = decorated(
      Titles(album: Album.samples[0], albums: albums(size))
    )
    return {
      for _ in 1...rounds(size) { keep(caption.lines(columns: 80)) }
    }
  }
}
