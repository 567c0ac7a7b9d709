import TestSupport
import XCTest

/// BlueLibrary, as a user at a terminal sees it.
final class BlueLibrarySpec: XCTestCase {
  // MARK: - From one start to the next

  func test_it_starts_scrolls_deletes_undoes_quits_and_starts_again() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      var library = try BlueLibrary(state: state)
      XCTAssertEqual(
        library.terminal.screen.description,
        """
        BlueLibrary  5 albums
        Best of Bowie     It's My Life
        David Bowie       No Doubt
        =================
          Artist  David Bowie
          Album   Best of Bowie
          Genre   Pop
          Year    1992


         a  add   d  delete   ?  help   q  quit
        Press ? for help.
        """
      )

      try library.press(BlueLibrary.right + "l", until: "Artist  Sting")
      let afterDeletion = try library.press(
        "d",
        until: "Deleted Nothing Like The Sun."
      )
      XCTAssertEqual(
        afterDeletion.description,
        """
        BlueLibrary  4 albums
        Staring at the S… American Pie
        U2                Madonna
        =================
          Artist  U2
          Album   Staring at the Sun
          Genre   Pop
          Year    2000


        a add  d delete  u undo  ? help  q quit
        Deleted Nothing Like The Sun.
        """
      )
      let afterUndo = try library.press("u", until: "Undone.")
      XCTAssertEqual(
        afterUndo.description,
        """
        BlueLibrary  5 albums
        Nothing Like The… Staring at the S…
        Sting             U2
        =================
          Artist  Sting
          Album   Nothing Like The Sun
          Genre   Pop
          Year    1999


        a add  d delete  r redo  ? help  q quit
        Undone.
        """
      )
      XCTAssertEqual(try library.quit(), 0)

      library = try BlueLibrary(state: state)
      XCTAssertEqual(
        library.terminal.screen.lines.dropLast(),
        afterUndo.lines.dropLast()
      )
      try library.press("r", until: "Redone.")
      try library.quit()
      XCTAssertEqual(
        try BlueLibrary.titles(state: state),
        ["Best of Bowie", "It's My Life", "Staring at the Sun", "American Pie"]
      )
    }
  }

  func test_all_albums_can_be_deleted_and_all_come_back() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      let empty = try library.press("ddddd", until: "no items")
      XCTAssertEqual(
        empty.description,
        """
        BlueLibrary  0 albums
        no items


        No album.





         a  add   u  undo   ?  help   q  quit
        Deleted American Pie.
        """
      )
      try library.press("d", until: "No album is selected.")
      try library.press("uuuuu", until: "5 albums")
      try library.press("u", until: "Nothing to undo.")
      XCTAssertEqual(try library.quit(), 0)
    }
  }

  // MARK: - Selecting

  func test_scrolling_stops_at_both_ends() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      try library.press("h", until: "That is the end.")
      try library.press("\u{1B}[F", until: "American Pie")
      try library.press(BlueLibrary.right, until: "That is the end.")
    }
  }

  func test_moving_the_mark_selects_the_album() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      let screen = try library.press("ll", until: "Artist  Sting")
      XCTAssertEqual(screen.lines[5], "  Album   Nothing Like The Sun")
      XCTAssertEqual(screen.lines.last, "Nothing Like The Sun")
    }
  }

  func test_the_album_that_is_deleted_is_the_marked_one() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let library = try BlueLibrary(state: state)

      try library.press("\u{1B}[Fhd", until: "Deleted Staring at the Sun.")
      try library.press("d", until: "Deleted American Pie.")

      XCTAssertEqual(
        try BlueLibrary.titles(state: state),
        ["Best of Bowie", "It's My Life", "Nothing Like The Sun"]
      )
    }
  }

  func test_the_selected_album_is_selected_at_the_next_start() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let library = try BlueLibrary(state: state)
      try library.press("ll", until: "Artist  Sting")
      try library.quit()

      let next = try BlueLibrary(state: state)

      XCTAssertEqual(
        next.terminal.screen.lines[5],
        "  Album   Nothing Like The Sun"
      )
    }
  }

  func test_the_arrows_select_a_row_and_the_status_shows_its_whole_value()
    throws
  {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      let screen = try library.press(
        BlueLibrary.down + "j",
        until: "Album: Best of Bowie"
      )

      XCTAssertEqual(
        screen.lines[4...7],
        [
          "  Artist  David Bowie", "> Album   Best of Bowie", "  Genre   Pop",
          "  Year    1992",
        ]
      )
    }
  }

  func test_undo_selects_the_album_that_was_deleted() throws {
    try TemporaryDirectory.with { directory in
      let state = directory.appending(path: "library.json")
      let library = try BlueLibrary(state: state)
      try library.press("lld", until: "Deleted Nothing Like The Sun.")
      try library.press("hhh", until: "Artist  David Bowie")

      let screen = try library.press("u", until: "Undone.")

      XCTAssertEqual(screen.lines[5], "  Album   Nothing Like The Sun")
    }
  }

  // MARK: - Adding

  func test_an_album_is_added_in_a_form() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      let form = try library.press("a", until: "Add an album")
      XCTAssertEqual(
        form.description,
        """
        Add an album

         Title    _
         Artist
         Genre
         Year

        Return: next field or add. Esc: cancel.
        """
      )
      try library.press("漢字 Live\r女王\rRock\rlast", until: "last_")
      try library.press("\r", until: "The year must be a whole number.")
      let added = try library.press(
        "\u{7F}\u{7F}\u{7F}\u{7F}1986\r",
        until: "Added 漢字 Live."
      )
      XCTAssertEqual(
        added.lines[0...7],
        [
          "BlueLibrary  6 albums", "American Pie      漢字 Live",
          "Madonna           女王", "                  =================",
          "  Artist  女王", "  Album   漢字 Live", "  Genre   Rock",
          "  Year    1986",
        ]
      )
    }
  }

  func test_a_small_window_shows_the_focused_field_and_the_message()
    throws
  {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json"),
        columns: 26,
        rows: 3
      )

      let screen = try library.press("aX\rY\rZ\rlast\r", until: "whole")

      XCTAssertEqual(
        screen.description,
        """
         Genre    Z
         Year     last_
        The year must be a whole …
        """
      )
    }
  }

  func test_escape_leaves_the_form_and_adds_nothing() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )
      try library.press("aX", until: "X_")

      let screen = try library.press("\u{1B}", until: "5 albums")

      XCTAssertEqual(screen.lines[11], "Press ? for help.")
    }
  }

  func test_an_album_without_a_title_is_refused_with_the_reason() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      try library.press("a \r\r\r1\r", until: "An album needs a title.")
    }
  }

  // MARK: - Help

  func test_help_says_what_each_key_does_and_any_key_closes_it() throws {
    try TemporaryDirectory.with { directory in
      let library = try BlueLibrary(
        state: directory.appending(path: "library.json")
      )

      let help = try library.press("?", until: "undo, redo")
      XCTAssertEqual(help.lines[2], " ← → or h l    select an album")
      try library.press("x", until: "5 albums")
      try library.press("x", until: "That key does nothing")
    }
  }
}
