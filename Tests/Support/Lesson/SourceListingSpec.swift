import XCTest

@testable import Lesson

final class SourceListingSpec: XCTestCase {
  func test_a_page_shows_its_body_without_the_indentation() {
    let listing = SourceListing(
      text: """
        lesson.page("One") {
          if isSunny {
            print("hats")
          }
        }
        """
    )

    XCTAssertEqual(
      listing.code(ofPageAt: 1, after: 0),
      """
      if isSunny {
        print("hats")
      }
      """
    )
  }

  func test_the_declarations_above_a_page_are_shown_with_it() {
    let listing = SourceListing(
      text: """
        lesson.page("One") {
          print(1)
        }

        // The second number.
        let two = 2

        lesson.page("Two") {
          print(two)
        }
        """
    )

    let end = listing.end(ofPageAt: 1)
    XCTAssertEqual(end, 3)
    XCTAssertEqual(
      listing.code(ofPageAt: 8, after: 3),
      """
      // The second number.
      let two = 2

      print(two)
      """
    )
  }

  func test_a_page_whose_title_is_on_a_line_of_its_own_is_read() {
    let listing = SourceListing(
      text: """
        lesson.page(
          "One"
        ) {
          print(1)
        }
        """
    )

    XCTAssertEqual(listing.code(ofPageAt: 1, after: 0), "print(1)")
  }

  func test_a_page_on_one_line_has_no_code() {
    let listing = SourceListing(
      text: """
        lesson.page("One") { print(1) }

        lesson.page("Two") {
          print(2)
        }
        """
    )

    XCTAssertNil(listing.code(ofPageAt: 1, after: 0))
    XCTAssertEqual(listing.code(ofPageAt: 3, after: 1), "print(2)")
  }

  func test_a_lesson_on_several_lines_ends_at_its_parenthesis() {
    let listing = SourceListing(
      text: """
        let lesson = Lesson(
          "Observer"
        )

        lesson.page("One") {
        """
    )

    XCTAssertEqual(listing.end(ofCallAt: 1), 3)
  }

  func test_a_lesson_on_one_line_ends_there() {
    let listing = SourceListing(
      text: """
        import Lesson
        let lesson = Lesson("Observer")
        """
    )

    XCTAssertEqual(listing.end(ofCallAt: 2), 2)
  }

  func test_a_page_that_is_not_in_the_file_has_no_code() {
    let listing = SourceListing(text: "print(1)\nprint(2)")

    XCTAssertNil(listing.code(ofPageAt: 1, after: 0))
    XCTAssertNil(listing.code(ofPageAt: 99, after: 0))
    XCTAssertNil(listing.code(ofPageAt: 0, after: 0))
    XCTAssertNil(listing.end(ofPageAt: 99))
    XCTAssertNil(listing.end(ofCallAt: 99))
  }

  func test_a_missing_file_has_no_listing() {
    XCTAssertNil(SourceListing(path: "/nowhere/main.swift"))
  }
}
