import Foundation
import SharedModels
import XCTest

final class AlbumSpec: XCTestCase {
  func test_the_samples_are_the_five_albums_of_the_tutorial() {
    XCTAssertEqual(
      Album.samples.map(\.description),
      [
        "Best of Bowie by David Bowie (Pop, 1992)",
        "It's My Life by No Doubt (Pop, 2003)",
        "Nothing Like The Sun by Sting (Pop, 1999)",
        "Staring at the Sun by U2 (Pop, 2000)",
        "American Pie by Madonna (Pop, 2000)",
      ]
    )
  }

  func test_the_samples_name_the_covers_of_the_tutorial() {
    XCTAssertEqual(
      Album.samples.map(\.coverURL),
      [
        "/static/thumbs/album/album_david%20bowie_best%20of%20bowie.png",
        "/static/thumbs/album/"
          + "album_no%20doubt_its%20my%20life%20%20bathwater.png",
        "/static/thumbs/album/album_sting_nothing%20like%20the%20sun.png",
        "/static/thumbs/album/album_u2_staring%20at%20the%20sun.png",
        "/static/thumbs/album/album_madonna_american%20pie.png",
      ]
    )
  }

  func test_an_album_is_a_value() {
    let original = Album.samples[0]
    var copy = original

    copy.title = "Low"

    XCTAssertEqual(original, Album.samples[0])
    XCTAssertNotEqual(copy, original)
  }

  func test_an_album_survives_encoding() throws {
    let data = try JSONEncoder().encode(Album.samples)

    XCTAssertEqual(
      try JSONDecoder().decode([Album].self, from: data),
      Album.samples
    )
  }
}
