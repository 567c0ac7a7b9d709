import Terminal
import XCTest

final class TextFieldSpec: XCTestCase {
  func test_keys_insert_and_erase_whole_characters() {
    var field = TextField("a")

    for key in [Key.character("漢"), .character("e"), .character("\u{301}")] {
      field.press(key)
    }
    XCTAssertEqual(field.text, "a漢e\u{301}")
    field.press(.erase)
    field.press(.erase)

    XCTAssertEqual(field.text, "a")
  }

  func test_erasing_leaves_an_empty_field_empty() {
    var field = TextField()

    field.press(.erase)

    XCTAssertEqual(field.text, "")
  }

  func test_a_field_does_not_use_other_keys() {
    var field = TextField("a")

    XCTAssertFalse(field.press(.enter))
    XCTAssertTrue(field.press(.character("b")))
    XCTAssertEqual(field.text, "ab")
  }

  func test_the_end_of_a_long_text_is_shown_with_the_cursor() {
    XCTAssertEqual(TextField("abc漢字").line(columns: 6).plainText, "c漢字_")
    XCTAssertEqual(TextField("abc漢字").line(columns: 5).plainText, "漢字_")
    XCTAssertEqual(TextField("ab").line(columns: 5).plainText, "ab_  ")
    XCTAssertEqual(TextField("ab").line(columns: 0).plainText, "")
  }

  func test_the_length_of_a_field_is_limited() {
    var field = TextField()

    for _ in 1...10_001 { field.press(.character("x")) }

    XCTAssertEqual(field.text.count, 10_000)
  }
}
