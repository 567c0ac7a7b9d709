import Terminal
import XCTest

final class XMLEscapingSpec: XCTestCase {
  func test_markup_is_escaped() {
    XCTAssertEqual(
      #"<a b="c">&amp;'</a>"#.xmlEscaped,
      "&lt;a b=&quot;c&quot;&gt;&amp;amp;'&lt;/a&gt;"
    )
  }

  func test_characters_that_are_not_valid_in_xml_are_replaced() {
    XCTAssertEqual(
      "\0a\u{1B}[2J\u{1F}\u{FFFE}\u{FFFF}".xmlEscaped,
      "\u{FFFD}a\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD}"
    )
  }

  func test_any_other_text_is_unchanged() {
    let text = "a\tb\nc\rd\r\n 漢字 👩‍🎤 \u{7F}"

    XCTAssertEqual(text.xmlEscaped, text)
  }
}
