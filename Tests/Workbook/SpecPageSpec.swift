import TestSupport
import XCTest

@testable import Workbook

final class SpecPageSpec: XCTestCase {
  func test_a_page_has_a_chapter_for_each_pattern_and_a_link_to_it() throws {
    let page = try page(of: SmallKit.specification)

    XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    XCTAssertTrue(page.contains("<li><a href=\"#Counter\">Counter</a></li>"))
    XCTAssertTrue(
      page.contains(
        """
        <section id="Counter">
        <h2>Counter <small>behavioral</small></h2>
        <p>A counter counts.</p>
        <h3>CounterTemplateSpec</h3>
        """
      )
    )
  }

  func test_a_sentence_has_an_anchor_and_its_tests_code() throws {
    let page = try page(of: SmallKit.specification)

    XCTAssertTrue(
      page.contains(
        """
        <h4>Counting</h4>
        <ul class="sentences">
        <li id="CounterTemplateSpec.test_it_counts_by_one">
        <details>
        <summary>it counts by one <small>line 12</small></summary>
        <pre tabindex="0">let counter = Counter()

        counter.count()

        XCTAssertEqual(counter.value, 1)</pre>
        </details>
        </li>

        """
      )
    )
  }

  func test_a_page_loads_no_other_file() throws {
    let page = try page(of: SmallKit.specification)

    XCTAssertFalse(page.contains(/<script|<link|<img|@import|url\(|http/))
  }

  func test_results_are_shown_and_failures_are_unfolded() throws {
    let run = SuiteRun(
      output: """
        Test Case 'CounterTemplateSpec.test_a_new_counter_is_at_zero' passed (0
        /x/A.swift:7: error: CounterTemplateSpec.test_it_counts_on : 1 < 2 & no
        Test Case 'CounterTemplateSpec.test_it_counts_on' failed (0.001 seconds)
        """
    )

    let page = try page(of: SmallKit.specification, run: run)

    XCTAssertTrue(page.contains("<p>1 passed, 1 failed, 0 skipped.</p>"))
    XCTAssertTrue(
      page.contains(
        """
        <details>
        <summary><b class="passed">passed</b> a new counter is at zero
        """
      )
    )
    XCTAssertTrue(
      page.contains(
        """
        <details open>
        <summary><b class="failed">failed</b> it counts on \
        <small>line 20</small></summary>
        <p class="failed">A.swift:7: 1 &lt; 2 &amp; no</p>
        """
      )
    )
  }

  func test_markup_in_a_suite_is_escaped() throws {
    let page = try page(
      of: """
        final class CounterTemplateSpec: XCTestCase {
          // MARK: - <script>alert("&")</script>
          func test_a() {
            print("</pre><img src=x>\u{1B}")
          }
        }
        """
    )

    XCTAssertTrue(
      page.contains(
        "<h4>&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;</h4>"
      )
    )
    XCTAssertTrue(
      page.contains("print(&quot;&lt;/pre&gt;&lt;img src=x&gt;␛&quot;)</pre>")
    )
  }

  // MARK: - Fixtures

  private func page(
    of specification: String,
    run: SuiteRun? = nil
  ) throws -> String {
    let kit = try SmallKit(for: self)
    let pattern = try Workbook.Kit(root: kit.folder).pattern(named: "Counter")
    try kit.write(
      specification,
      to: "../kit/\(pattern.templateSpecPath)"
    )
    return try SpecPage(patterns: [pattern], run: run).html()
  }
}
