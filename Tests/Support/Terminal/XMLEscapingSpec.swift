import Terminal
import XCTest

final class XMLEscapingSpec: XCTestCase {
  func test_markup_is_escaped() {
    XCTAssertEqual(
      #"<a b="c">&amp;'</a>"#.xmlEscaped,
      "&lt;a b=&quot;c&quot;&gt;&amp;amp;'&lt;/a&gt;"
    )
  }

  func test_what_xml_has_no_place_for_is_replaced() {
    XCTAssertEqual(
      "\0a\u{1B}[2J\u{1F}\u{FFFE}\u{FFFF}".xmlEscaped,
      "\u{FFFD}a\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD}"
    )
  }

  func test_any_other_text_stays_as_it_is() {
    let text = "a\tb\nc\rd\r\n 漢字 👩‍🎤 \u{7F}"

    XCTAssertEqual(text.xmlEscaped, text)
  }
}
