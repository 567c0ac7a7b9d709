import XCTest

@testable import Terminal

/// The suggestion for a word that was mistyped.
final class NearestSpec: XCTestCase {
  func test_the_nearest_name_is_suggested_and_a_far_one_is_not() {
    let names = ["Observer", "Adapter", "Memento"]

    XCTAssertEqual("Obsrever".nearest(among: names), "Observer")
    XCTAssertEqual("adaptor".nearest(among: names), "Adapter")
    XCTAssertNil("Strategy".nearest(among: names))
    XCTAssertNil("x".nearest(among: []))
  }

  func test_a_third_of_the_letters_may_differ_and_always_two() {
    XCTAssertEqual("xxst".nearest(among: ["list"]), "list")
    XCTAssertNil("xxxt".nearest(among: ["list"]))
    XCTAssertEqual("xxxconcept".nearest(among: ["misconcept"]), "misconcept")
    XCTAssertNil("xxxxoncept".nearest(among: ["misconcept"]))
  }

  func test_the_distance_is_the_number_of_letters_to_change() {
    let pairs = [
      ("", ""), ("", "ab"), ("copy", "copy"), ("copy", "Copy"),
      ("cpy", "copy"), ("copyy", "copy"), ("cupy", "copy"), ("copy", "list"),
      ("kitten", "sitting"),
    ]

    XCTAssertEqual(
      pairs.map { $0.distance(to: $1) }, [0, 2, 0, 0, 1, 1, 1, 4, 3]
    )
    XCTAssertEqual(
      pairs.map { $1.distance(to: $0) }, [0, 2, 0, 0, 1, 1, 1, 4, 3]
    )
  }
}
