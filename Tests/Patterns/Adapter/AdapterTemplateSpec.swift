import XCTest

@testable import AdapterPattern

final class AdapterTemplateSpec: XCTestCase {
  // MARK: - Client

  func test_through_an_adapter_a_client_uses_a_type_that_does_not_fit() {
    let adaptee = Adaptee(words: ["two", "words"])

    let client = Client(targets: [Adapter(adaptee: adaptee)])

    XCTAssertEqual(client.run(), ["two words"])
  }

  func test_a_client_works_with_a_target_that_it_has_never_seen() {
    let client = Client(targets: [Stranger()])

    XCTAssertEqual(client.run(), ["hello"])
  }

  func test_a_client_takes_all_kinds_of_targets_side_by_side_in_order() {
    let adaptee = Adaptee(words: ["two", "words"])
    let client = Client(
      targets: [adaptee, Stranger(), Adapter(adaptee: adaptee), adaptee]
    )

    XCTAssertEqual(
      client.run(),
      ["two words", "hello", "two words", "two words"]
    )
  }

  func test_a_client_asks_the_targets_that_it_has_when_it_runs() {
    var client = Client(targets: [Stranger(), Stranger()])

    client.targets.removeAll()
    XCTAssertEqual(client.run(), [])

    client.targets.append(Stranger())
    XCTAssertEqual(client.run(), ["hello"])
  }

  // MARK: - Adapter

  func test_an_adapter_translates_at_the_time_of_the_request() {
    let adaptee = Adaptee(words: ["early"])
    let adapter = Adapter(adaptee: adaptee)
    XCTAssertEqual(adapter.request(), "early")

    adaptee.words = ["late", "change"]

    XCTAssertEqual(adapter.request(), "late change")
  }

  func test_an_adapter_leaves_its_adaptee_as_it_is() {
    let adaptee = Adaptee(words: ["b", "a", "b"])
    let adapter = Adapter(adaptee: adaptee)

    let answers = [adapter.request(), adapter.request()]

    XCTAssertEqual(answers, ["b a b", "b a b"])
    XCTAssertTrue(adapter.adaptee === adaptee)
    XCTAssertEqual(adaptee.specificRequest(), ["b", "a", "b"])
  }

  func test_an_adapter_keeps_its_adaptee_alive() {
    let adapter = Adapter(adaptee: Adaptee(words: ["two", "words"]))

    XCTAssertEqual(adapter.request(), "two words")
  }

  func test_an_adaptee_without_words_is_not_an_error() {
    let adaptee = Adaptee(words: [])

    XCTAssertEqual(Adapter(adaptee: adaptee).request(), "")
    XCTAssertEqual(adaptee.request(), "")
  }

  func test_one_adaptee_can_have_several_adapters() {
    let adaptee = Adaptee(words: ["two", "words"])

    let client = Client(
      targets: [Adapter(adaptee: adaptee), Initials(adaptee: adaptee)]
    )

    XCTAssertEqual(client.run(), ["two words", "tw"])
  }

  func test_an_adapter_is_not_the_adaptee() {
    let target: any Target = Adapter(adaptee: Adaptee(words: []))

    XCTAssertNil(target as? Adaptee)
  }

  // MARK: - Conformance in an extension

  func test_with_an_extension_the_adaptee_itself_is_the_target() {
    let adaptee = Adaptee(words: ["two", "words"])

    let target: any Target = adaptee

    XCTAssertEqual(target.request(), "two words")
    XCTAssertTrue(target as? Adaptee === adaptee)
  }

  func test_with_an_extension_a_request_shows_later_changes_of_the_adaptee() {
    let adaptee = Adaptee(words: ["early"])
    let target: any Target = adaptee
    XCTAssertEqual(target.request(), "early")

    adaptee.words = ["late", "change"]

    XCTAssertEqual(target.request(), "late change")
  }

  // MARK: - Fixtures

  private struct Stranger: Target {
    func request() -> String { "hello" }
  }

  /// A second adapter for the type that has one already.
  private struct Initials: Target {
    let adaptee: Adaptee

    func request() -> String {
      String(adaptee.specificRequest().compactMap(\.first))
    }
  }
}
