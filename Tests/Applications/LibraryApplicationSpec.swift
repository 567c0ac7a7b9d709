import AdapterPattern
import Foundation
import MVCPattern
import MementoPattern
import ObserverPattern
import SharedModels
import XCTest

@testable import BlueLibrary

/// BlueLibrary without its screen: the list of albums and its observers.
final class LibraryApplicationSpec: XCTestCase {
  @MainActor
  func test_after_any_actions_all_show_the_same_albums_and_selection()
    async throws
  {
    let application = try makeApplication()
    var number: UInt64 = 1
    for step in 0..<500 {
      // Knuth's MMIX: the same actions in each run.
      number =
        number &* 6_364_136_223_846_793_005
        &+ 1_442_695_040_888_963_407
      switch number >> 33 % 7 {
      case 0, 1: application.scroll(by: Int(number >> 40 % 7) - 3)
      case 2, 3: application.delete()
      case 4: application.add(Album.invented(step + 1)[step])
      case 5: application.undo()
      default: application.redo()
      }

      let albums = application.albums
      XCTAssertEqual(
        application.shelf.scroller.items.map { ($0 as? AlbumAdapter)?.album },
        albums
      )
      XCTAssertEqual(application.history.states.browser.albums, albums)
      XCTAssertEqual(
        application.controller.covers.map(\.caption),
        albums.map(\.title)
      )
      XCTAssertEqual(
        application.shelf.scroller.selectedIndex,
        application.controller.selection
      )
      XCTAssertEqual(
        application.controller.covers.firstIndex(where: \.isHighlighted),
        application.controller.selection
      )
    }
    while application.feed.waiting > 0 { await Task.yield() }
    XCTAssertEqual(application.feed.albums, application.albums)
  }

  @MainActor
  func test_a_change_by_other_code_reaches_all_and_can_be_undone()
    async throws
  {
    let application = try makeApplication()
    application.scroll(by: 1)

    try application.model.add(Album.samples[4], at: 0)

    XCTAssertEqual(application.controller.selection, 2)
    XCTAssertEqual(application.shelf.scroller.selectedIndex, 2)
    XCTAssertEqual(application.history.states.browser.selection, 2)
    XCTAssertEqual(application.selectedAlbum, Album.samples[1])
    application.undo()
    XCTAssertEqual(application.albums, Album.samples)
    while application.feed.waiting > 0 { await Task.yield() }
    XCTAssertEqual(application.feed.albums, Album.samples)
  }

  // MARK: - Fixtures

  @MainActor
  private func makeApplication() throws -> LibraryApplication {
    try LibraryApplication(
      file: StateFile(URL(filePath: "/no/such/file"), savesChanges: false),
      first: Album.samples,
      server: nil,
      timeout: 1,
      fetch: { _ in Cover(bytes: []) }
    )
  }
}
