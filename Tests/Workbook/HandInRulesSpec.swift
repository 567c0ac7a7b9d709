import XCTest

@testable import Workbook

/// The rules for a hand-in's source; the specification uses `items`, `map` and
/// `min`, and declares a `Log` that conforms to `Role`.
final class HandInRulesSpec: XCTestCase {
  func test_only_allowed_modules_are_imported() {
    XCTAssertEqual(
      refusals("import Synchronization\nimport Observation\nimport Dispatch"),
      []
    )
    XCTAssertEqual(
      refusals(
        """
        import Foundation
        @preconcurrency import struct SwiftUI.View; import XCTest
        """
      ),
      [
        "1: imports 'Foundation', which needs --allow-import Foundation",
        "2: imports 'SwiftUI', which needs --allow-import SwiftUI",
        "2: imports 'XCTest', which needs --allow-import XCTest",
        "2: 'XCTest' is not allowed in a hand-in",
      ]
    )
  }

  func test_names_of_low_level_features_are_refused() {
    let words = [
      "@_silgen_name(\"exit\") func f()": "@_silgen_name",
      "@_cdecl(\"f\") func f() {}": "@_cdecl",
      "@section(\".init_array\") let f = 1": "@section",
      "@main struct A {}": "@main",
      "@_exported import Swift": "@_exported",
      "@convention(c) () -> Void": "@convention",
      "struct main {}; @main enum A {}": "@main",
      "#sourceLocation(file: \"a\", line: 1)": "#sourceLocation",
      "let a = #externalMacro(module: \"M\", type: \"T\")": "#externalMacro",
      "let a: UnsafePointer<Int>? = nil": "UnsafePointer",
      "a.withUnsafeBytes { _ in }": "withUnsafeBytes",
      "unsafeBitCast(1, to: Int.self)": "unsafeBitCast",
      "unowned(unsafe) let a: A": "unsafe",
      "let a = Unmanaged.passRetained(b)": "Unmanaged",
      "_openExistential(a, do: b)": "_openExistential",
      "var _f = 1; Swift._f()": "_f",
      "func XCTAssertEqual(_ a: Int) {}": "XCTAssertEqual",
      "extension A: CustomReflectable {}": "CustomReflectable",
      "func f(line: Int = #line) {}": "#line",
      "let a = #function": "#function",
      "let a = #`endif`": "#endif",
      "#if compiler(>=99)\nenum A {\n#endif": "compiler",
      "#if DEBUG && !swift(<6)\nenum A {\n#endif": "swift",
      "\u{FEFF}@main struct A {}": "@main",
    ]

    for (text, word) in words {
      XCTAssertEqual(
        refusals(text),
        ["1: '\(word)' is not allowed in a hand-in"],
        text
      )
    }
  }

  func test_a_macro_is_refused() {
    XCTAssertEqual(
      refusals("macro items() = 1"),
      ["1: 'macro items' is not allowed in a hand-in"]
    )
  }

  // MARK: - Declarations

  func test_the_specifications_words_keep_their_meaning() {
    let declarations = [
      ("func min(_ a: Int, _ b: Int) -> Int { 0 }", "min"),
      ("struct Int {}", "Int"),
      ("func helper(_ store: Store) {}", "helper"),
      ("typealias IntegerLiteralType = Yes", "IntegerLiteralType"),
      ("extension Array { var first: Int { 0 }\n  func map() {} }", "map"),
      ("typealias A = Array\nextension A { func map() {} }", "map"),
      ("enum N { struct Array {} }; extension Array { func map() {} }", "map"),
      (
        "#if false\nstruct Array {}\n#endif\nextension Array { func map() {} }",
        "map"
      ),
      (
        "func f(struct Array: Int) {}; extension Array { func map() {} }", "map"
      ),
      ("extension Array { subscript(i: Int) -> Int { 0 } }", "subscript"),
      ("extension Array { subscript(_ i: Int) -> Int { 0 } }", "subscript"),
      ("extension Array { subscript(items i: Int) -> Int { 0 } }", "subscript"),
      (
        "extension Array { subscript(@Sendable i: F) -> Int { 0 } }",
        "subscript"
      ),
      (
        "extension Array { subscript(safe i: Int = 0) -> Int { 0 } }",
        "subscript"
      ),
      ("extension Int { init(_ s: String) {} }", "init"),
      (
        "protocol P {}; extension P { func map() {} }; extension Array: P {}",
        "map"
      ),
      (
        """
        enum N { struct Array {} }; protocol P {}; extension Array: P {}
        extension P { func map() {} }
        """, "map"
      ),
      (
        """
        protocol P {}; extension DefaultStringInterpolation: P {}
        extension P { func appendInterpolation(_ i: Int) {} }
        """, "appendInterpolation"
      ),
      ("extension Store { typealias Int = Yes }", "Int"),
      ("private extension Array { internal func map() {} }", "map"),
      ("extension [Int] { func map() {} }", "map"),
      ("extension (Array) { func map() {} }", "map"),
      ("extension [Int]? { func map() {} }", "map"),
      ("extension\0Array { func\0map() {} }", "map"),
      (
        "typealias A = `private`; extension Array { func map() {} }", "map"
      ),
      ("let a = A.fileprivate\nextension Array { func map() {} }", "map"),
      ("infix operator ??: A; func ?? (a: Int?, b: Int) {}", "??"),
      ("struct Key {}", "Key"),
      ("protocol Role { var entries: [Int] { get } }", "entries"),
      (
        "protocol A: AnyObject {}; protocol Role: A {}; extension A { "
          + "subscript(i: Int) -> Int { 0 } }", "subscript"
      ),
      (
        "protocol A { init(log: Int) }; typealias Role = A & Sendable", "init"
      ),
      (
        "enum N { protocol A { var entries: Int { get } } }; "
          + "typealias Role = N.A", "entries"
      ),
      (
        "protocol A { var entries: Int { get } }; enum N { typealias B = A }; "
          + "typealias Role = N.B", "entries"
      ),
      (
        "protocol A { var entries: Int { get } }; typealias Role = "
          + String(repeating: "AnyObject & ", count: 200) + "A", "entries"
      ),
      (
        "protocol A { var entries: Int { get } }; protocol Role: class, A {}",
        "entries"
      ),
      (
        "class A { struct Int {} }; protocol B {}; typealias Role = A & B",
        "Int"
      ),
      ("class Base { struct Int {} }; class Role: Base {}", "Int"),
      ("let a = 1, min = { 0 }", "min"),
      ("let a: Int = 1, min: Int = 2", "min"),
      ("let (a, min) = (1, 2)", "min"),
      ("let a = 1, (b, (c: min, d)) = (1, (2, 3))", "min"),
      ("extension Int { static let a = 1, map = 2 }", "map"),
      (
        "struct A<T> { typealias B = Array }; extension A<Int>.B { "
          + "func map() {} }", "map"
      ),
      ("struct A {}; extension A? { func map() {} }", "map"),
      (
        "typealias actor = Array; extension actor where Element: A { "
          + "func map() {} }", "map"
      ),
      (
        """
        enum N { typealias A = Array }; protocol P {}; extension N.A: P {}
        extension P { func map() {} }
        """, "map"
      ),
      (
        "extension Array { subscript<T: A<(inout Int) -> Void>>(i: T) -> Int "
          + "{ 0 } }", "subscript"
      ),
    ]

    for (text, name) in declarations {
      XCTAssertEqual(
        refusals(text).map { $0.drop { $0 != " " }.prefix { $0 != ";" } },
        [
          " declares '\(name)', which has another meaning in the specification"
        ],
        text
      )
    }
  }

  func test_an_operator_is_for_types_that_the_hand_in_declares() {
    let declarations = [
      "func == <T>(a: T, b: T) -> Bool { true }",
      "func ==<T>(a: T, b: T) -> Bool { true }",
      "struct T {}; func == <T>(a: T, b: T) -> Bool { true }",
      "enum N { struct Int {} }; func == (a: Int, b: Int) -> Bool { true }",
      "enum N { typealias A = Int }; func == (a: N.A, b: N.A) -> Bool { true }",
      "func + (a: Int, b: Int) -> Int { 0 }",
      "extension Int { static func + (a: Int, b: Int) -> Int { 0 } }",
      "struct A { static func == (a: A, b: Int) -> Bool { true } }",
      "class A { static func === (a: A, b: A) -> Bool { true } }",
      "struct A {}; func < (a: A, b: [A]) -> Bool { true }",
      "struct A<T> { typealias B = Int }; "
        + "func == (a: A<Int>.B, b: A<Int>.B) -> Bool { true }",
      "func == <T: A" + String(repeating: " & A", count: 200)
        + ">(a: T, b: T) -> Bool { true }",
      "extension Store { static func < (a: Self, b: Self) -> Bool { true } }",
      """
      #if false
      struct A {}
      #else
      typealias A = Int
      #endif
      func == (a: A, b: A) -> Bool { true }
      """,
    ]

    for text in declarations {
      XCTAssertEqual(refusals(text).count, 1, text)
    }
  }

  func test_a_refusal_says_what_to_write_instead() {
    let advice = [
      "func min() {}":
        "declares 'min', which has another meaning in the specification; "
        + "rename it or make it private",
      "infix operator ??":
        "declares '??', which has another meaning in the specification; "
        + "rename it",
      "func == (a: Int, b: Int) -> Bool { true }":
        "'==' needs two operands of one type that you declare; or make it a "
        + "private function at the top level",
      "func + (a: Int, b: Int) -> Int { 0 }":
        "'+' needs an operand of a type that you declare; or make it a private "
        + "function at the top level",
      "struct A { static func === (a: A, b: A) -> Bool { true } }":
        "'func ===' is not allowed in a hand-in",
    ]

    for (text, advice) in advice {
      XCTAssertEqual(refusals(text), ["1: \(advice)"])
    }
    XCTAssertEqual(refusals("private func + (a: Int, b: Int) -> Int { 0 }"), [])
  }

  // MARK: - Strings, comments and private names

  func test_strings_comments_and_private_names_are_not_refused() {
    let texts = [
      #"let a = "import Foundation; XCTFail() \(1 + (2)) unsafe""#,
      ##"let a = #"" \(XCTFail() @_cdecl"#"##,
      ##"let a = #"""#; let b = "XCTFail()""##,
      "let a = \"\"\"\n  import Foundation \"XCT\"\n  \"\"\"",
      "// import Foundation\r\n/* /* XCTFail() */ func min() {} */",
      "/// `XCTAssertEqual` is the specification's.\nstruct A {}",
      "private func min() {}; fileprivate struct Int {}",
      "struct A { func map() {}; var items = 1; struct Int {} }",
      "func f() { func min() {}; let map = 1 }",
      "struct Log {}; struct Store { func items() {} }",
      "nonisolated(unsafe) var counter = 0",
      "struct A { var _value = 1; func f() { _value += 1 } }",
      "infix operator |>; func |> (a: Int, b: Int) -> Int { a }",
      "struct A: Comparable { static func < (a: A, b: A) -> Bool { false } }",
      "struct A {}; func + (a: A, b: Int) -> A { a }",
      "struct A { class B { static func == (a: B, b: B) -> Bool { true } } }",
      "struct A<T> {}; func == <T>(a: A<T>, b: A<T>) -> Bool { true }",
      "extension Array { func second() -> Int { 0 } }",
      "extension Array { subscript(safe i: Int) -> Int { 0 } }",
      "@propertyWrapper struct W {}; struct A { @W var a = 1; let b = _a }",
      "let a = b / c + \"d/e\"; let r = /a+b/",
      "#if DEBUG\nlet a = 1\n#endif",
      "protocol Role { var isOpen: Bool { get } }; let compiler = swift(1)",
      "protocol Other { var entries: [Int] { get }; init() }",
      "let a = [1, 2], b: Dictionary<Key, Int> = [:], c = min(1, 2)",
      "let f = 1 < 2, g = { (a: Int, min: Int) in let map = 1 }",
      "let (items: a, map: b) = (items: 1, map: 2)",
      "struct A { let a = 1, map = 2 }; func f() { let a = 1, map = 2 }",
      "struct A<T> {}; extension A<Int> { func map() {} }",
      "enum N { struct A {} }; protocol P {}; extension N.A: P {}; "
        + "extension P { func map() {} }",
      "class A { var entries = 1 }; typealias Store = A",
      "actor A { func map() {} }; extension A { func min() {} }",
    ]

    for text in texts { XCTAssertEqual(refusals(text), [], text) }
  }

  func test_nothing_hides_in_what_looks_like_a_string_or_a_comment() {
    let texts = [
      "let a = \"\u{301} \"; func XCTFail() {} // \"",
      "// a\r\nfunc XCTFail() {}",
      "// a\rfunc XCTFail() {}",
      "/* /* */ \" */ func XCTFail() {} /* \" */",
      ##"let a = #"""#; func XCTFail() {}; let b = #"""#"##,
      "let a = \"\\(\")\" + XCTFail())\"",
      "`class`.XCTFail()",
      "let a = `a \"b`; XCTFail(); let c = `d \"e`",
    ]

    for text in texts {
      XCTAssertTrue(
        refusals(text).contains {
          $0.hasSuffix("'XCTFail' is not allowed in a hand-in")
        },
        text
      )
    }
  }

  func test_a_regular_expression_that_could_hide_something_is_refused() {
    let texts = [
      "let r = /\"/; XCTF(); let s = /\"/", "let r =/\\{/", "f(/`/)",
    ]

    for text in texts {
      XCTAssertEqual(
        refusals(text).first,
        "1: write this regular expression as '#/.../#' or as 'Regex(...)'",
        text
      )
    }
    XCTAssertEqual(refusals(##"let r = #/"{/#; let s = 1"##), [])
  }

  // MARK: - Fixtures

  private func refusals(_ text: String) -> [String] {
    HandInRules(
      template: "struct Store { var items: [Int] = [] }\nprotocol Role {}",
      specification: """
        final class Spec { func test() {
          let log = Log()
          use(Store().items.map { min($0, Int("1") ?? 0) })
        } }
        final class Log: Role { var entries: [Key: Int] = [:] }
        func helper(_ value: Any) {}
        """,
      allowing: ["Dispatch"]
    )
    .refusals(of: text).map { "\($0.line): \($0.reason)" }
  }
}
