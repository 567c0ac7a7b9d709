import TestSupport
import XCTest

/// What can be checked in the sources and with the compiler: what the client
/// knows, and where each form of an adapter is possible.
final class AdapterCompileTimeSpec: XCTestCase {
  // MARK: - Client

  func test_the_scroller_names_nothing_but_the_target() throws {
    for path in try scrollerFiles() + ["ScrollerItem.swift"].map(source) {
      let text = try Kit.text(of: path)

      let names = text.matches(of: /\b(?:Album|Note)\w*/).map { "\($0.0)" }
      let imports = text.matches(of: /import (\w+)/).map { "\($0.1)" }

      XCTAssertEqual(names, [], path)
      XCTAssertEqual(Set(imports).subtracting(["TerminalText"]), [], path)
    }
  }

  func test_neither_model_names_anything_of_a_scroller() throws {
    for model in ["Album", "Album+Samples", "Note", "Note+Samples"] {
      let text = try Kit.text(of: "Sources/SharedModels/\(model).swift")

      XCTAssertFalse(text.contains(/Scroller|Adapter|caption|detail/), model)
    }
  }

  func test_a_client_can_use_only_what_the_target_requires() throws {
    XCTAssertEqual(
      try errors(in: "func use(_ target: any Target) { _ = target.request() }"),
      []
    )
    XCTAssertEqual(
      try errors(in: "func use(_ target: any Target) { _ = target.words }"),
      ["value of type 'any Target' has no member 'words'"]
    )
  }

  func test_a_client_accepts_an_adapter_and_only_targets() throws {
    let stranger = "struct Stranger { func request() -> String { \"\" } }\n"
    let adapter = """
      struct StrangerAdapter: Target {
        let adaptee: Stranger
        func request() -> String { adaptee.request() }
      }

      """

    XCTAssertEqual(
      try errors(
        in: stranger + "func make() -> Client { .init(targets: [Stranger()]) }"
      ),
      [
        "cannot convert value of type 'Stranger' to expected element type "
          + "'any Target'"
      ]
    )
    XCTAssertEqual(
      try errors(
        in: stranger + adapter
          + "func make(_ adapter: StrangerAdapter) -> Client {"
          + " .init(targets: [adapter]) }"
      ),
      []
    )
  }

  // MARK: - Which form is possible

  func test_a_type_conforms_once_and_can_have_any_number_of_adapters() throws {
    XCTAssertEqual(
      try errors(in: "extension Adaptee: Target {}"),
      ["redundant conformance of 'Adaptee' to protocol 'Target'"]
    )
    XCTAssertEqual(
      try errors(in: adapters(named: ["Second", "Third"], of: "Adaptee")),
      []
    )
  }

  func test_an_adapter_can_keep_state_and_an_extension_cannot() throws {
    let state = "let prefix = \"\"\n  func request() -> String { prefix }"

    XCTAssertEqual(
      try errors(in: "struct Mine: Target {\n  \(state)\n}"),
      []
    )
    XCTAssertEqual(
      try errors(in: "extension Int: Target {\n  \(state)\n}"),
      ["extensions must not contain stored properties"]
    )
  }

  func test_a_protocol_is_adapted_by_an_adapter_and_not_by_an_extension() throws
  {
    let foreign = "protocol Foreign {}\n"

    XCTAssertEqual(
      try errors(in: foreign + adapters(named: ["Mine"], of: "any Foreign")),
      []
    )
    XCTAssertEqual(
      try errors(in: foreign + conformance(of: "Foreign")),
      ["extension of protocol 'Foreign' cannot have an inheritance clause"]
    )
  }

  func test_a_function_is_adapted_by_an_adapter_and_not_by_an_extension() throws
  {
    XCTAssertEqual(
      try errors(in: adapters(named: ["Mine"], of: "() -> String")),
      []
    )
    XCTAssertTrue(
      try errors(in: conformance(of: "(() -> String)")).contains {
        $0.contains("non-nominal type '() -> String' cannot be extended")
      }
    )
  }

  // MARK: - Fixtures

  private func adapters(named names: [String], of adaptee: String) -> String {
    names.map { name in
      """
      struct \(name): Target {
        let adaptee: \(adaptee)
        func request() -> String { "\\(adaptee)" }
      }

      """
    }.joined()
  }

  private func conformance(of adaptee: String) -> String {
    "extension \(adaptee): Target { func request() -> String { \"\" } }"
  }

  private func errors(in code: String) throws -> [String] {
    try Compiler.errors(in: code, beside: source("AdapterTemplate.swift"))
  }

  private func source(_ name: String) -> String {
    "Sources/Patterns/Adapter/\(name)"
  }

  /// Every file of the scroller, also one that is added later.
  private func scrollerFiles() throws -> [String] {
    let folder = Kit.root.appending(path: source("")).path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("HorizontalScroller") }
      .map(source)
    XCTAssertTrue(files.contains(source("HorizontalScroller.swift")))
    return files
  }
}
