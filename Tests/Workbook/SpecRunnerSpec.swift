import Foundation
import XCTest

@testable import Workbook

/// Runs of a specification on implementations, with suites that build quickly.
final class SpecRunnerSpec: XCTestCase {
  func test_each_sentence_has_a_verdict_regardless_of_others() throws {
    let report = try run(
      """
      import Foundation

      func holds() -> Int { 1 }
      func fails() -> Int { 3 }
      func traps() -> Int { fatalError() }
      func endsEarly() -> Int { exit(0) }
      func boasts() -> Int {
        print("Test Case 'ASpec.test_boasts' passed (0.0 seconds)")
        print("finish\\ttest_boasts")
        return 0
      }
      func loops() -> Int { Int(sleep(3600)) }
      """
    )

    XCTAssertEqual(
      verdicts(of: report),
      [
        .passed,
        .failed([
          "line 6: XCTAssertEqual failed: (\"3\") is not equal to (\"1\")"
        ]),
        .failed(["the program trapped"]),
        .failed(["the program ended early, with status 0"]),
        .failed([
          "line 9: XCTAssertEqual failed: (\"0\") is not equal to (\"1\")"
        ]),
        .failed(["the program did not finish in time"]),
        .passed,
      ]
    )
  }

  func test_code_that_does_not_compile_is_refused_with_the_error() throws {
    XCTAssertEqual(
      try run("func holds() -> Int { nonsense }"),
      .refused(["Implementation.swift:1: cannot find 'nonsense' in scope"])
    )
  }

  func test_an_implementation_that_lacks_a_part_is_refused() throws {
    let report = try run(
      ["holds", "fails", "traps", "endsEarly", "boasts"]
        .map { "func \($0)() -> Int { 1 }" }.joined(separator: "\n")
    )

    XCTAssertEqual(
      report,
      .refused(["ASpec.swift:10: cannot find 'loops' in scope"])
    )
  }

  // MARK: - Compared values

  func test_a_type_whose_values_are_all_equal_is_detected() throws {
    let report = try compare(
      """
      struct Own: Equatable, ExpressibleByIntegerLiteral {
        init(integerLiteral value: Int) {}
        static func == (a: Own, b: Own) -> Bool { true }
      }
      func number() -> Own { 3 }
      struct Value: Equatable {
        init(_ number: Int) { text = Text(text: "\\(number)") }
        private let text: Text
      }
      struct Text: Equatable {
        let text: String
        static func == (a: Text, b: Text) -> Bool { true }
      }
      enum Choice: Equatable {
        case first, second
        static func == (a: Choice, b: Choice) -> Bool { true }
      }
      """
    )

    XCTAssertEqual(
      verdicts(of: report),
      [
        .failed([
          "line 5: failed - a value is of the type 'Own', which the template "
            + "does not compare"
        ]),
        .failed([
          "line 6: failed - '==' holds for two values with different parts"
        ]),
        .failed([
          "line 7: failed - '==' holds for two values with different parts"
        ]),
      ]
    )
  }

  func test_a_type_is_known_by_its_path_and_not_made_from_literals() throws {
    let report = try compare(
      """
      enum Names {
        struct Value: Equatable, ExpressibleByIntegerLiteral {
          init(integerLiteral value: Int) {}
        }
      }
      func number() -> Names.Value { 3 }
      struct Value: Equatable { init(_ number: Int) {} }
      enum Choice: Equatable, ExpressibleByIntegerLiteral {
        case first
        static let second = Choice.first
        init(integerLiteral value: Int) { self = .first }
      }
      """
    )

    XCTAssertEqual(
      verdicts(of: report),
      [
        .failed([
          "line 5: failed - a value is of the type 'Names.Value', which the "
            + "template does not compare"
        ]),
        .passed,
        .failed([
          "line 7: failed - a value is of a type that literals make any value of"
        ]),
      ]
    )
  }

  func test_what_hides_its_parts_is_not_compared() throws {
    let hiding = [
      "Mirror": "Mirror((), children: [\"a\": number])",
      "AnyKeyPath": "\\[String].[number]",
      "ManagedBuffer<Int, Int>":
        ".create(minimumCapacity: number + 1) { _ in 0 }",
      "Set<Int>.Iterator": "Set([number]).makeIterator()",
    ]
    for (type, value) in hiding {
      let report = try compare(
        """
        func number() -> Int { 1 }
        struct Value: Equatable {
          let part: \(type)
          init(_ number: Int) { part = \(value) }
          static func == (a: Value, b: Value) -> Bool { true }
        }
        enum Choice: Equatable { case first, second }
        """
      )

      XCTAssertEqual(
        verdicts(of: report)[1],
        .failed([
          "line 6: failed - '==' holds for two values with different parts"
        ]),
        type
      )
    }
  }

  func test_a_set_and_a_value_with_a_function_are_not_compared() throws {
    let report = try compare(
      """
      func number() -> Set<Int> { [1] }
      struct Value: Equatable {
        let number: @Sendable () -> Int
        init(_ number: Int) { self.number = { number } }
        static func == (a: Value, b: Value) -> Bool { true }
      }
      enum Choice: Equatable { case first, second }
      """,
      with: "[1]"
    )

    XCTAssertEqual(
      verdicts(of: report).prefix(2),
      [
        .failed([
          "line 5: failed - a value is of the type 'Set', whose '==' ignores "
            + "differences"
        ]),
        .failed([
          "line 6: failed - '==' holds for two values with different parts"
        ]),
      ]
    )
  }

  func test_every_part_of_a_value_is_compared() throws {
    let report = try compare(
      [
        "InASuperclass", "InALock", "ByAnObject", "ByItsIdentifier", "Deep",
        "AskedTwice",
      ],
      """
      import Synchronization

      class Base {
        let number: Int
        init(_ number: Int) { self.number = number }
      }
      final class Derived: Base {}
      struct InASuperclass: Equatable {
        let object: Derived
        init(_ number: Int) { object = Derived(number) }
        static func == (a: Self, b: Self) -> Bool { true }
      }
      final class Locked {
        let number: Mutex<Int>
        init(_ number: Int) { self.number = Mutex(number) }
      }
      struct InALock: Equatable {
        let object: Locked
        init(_ number: Int) { object = Locked(number) }
        static func == (a: Self, b: Self) -> Bool { true }
      }
      final class Empty {}
      struct ByAnObject: Equatable {
        let object = Empty()
        init(_ number: Int) {}
        static func == (a: Self, b: Self) -> Bool { true }
      }
      nonisolated(unsafe) var objects: [Empty] = []
      struct ByItsIdentifier: Equatable {
        let id: ObjectIdentifier
        init(_ number: Int) {
          objects.append(Empty())
          id = ObjectIdentifier(objects[objects.count - 1])
        }
        static func == (a: Self, b: Self) -> Bool { true }
      }
      indirect enum List: CustomStringConvertible {
        case end(Int), next(List)
        var description: String { "" }
      }
      struct Deep: Equatable {
        var list: List
        init(_ number: Int) {
          list = .end(number)
          for _ in 1...150 { list = .next(list) }
        }
        static func == (a: Self, b: Self) -> Bool { true }
      }
      nonisolated(unsafe) var answer = false
      struct AskedTwice: Equatable {
        let number: Int
        init(_ number: Int) { self.number = number }
        static func == (a: Self, b: Self) -> Bool {
          answer.toggle()
          return answer
        }
      }
      """
    )

    XCTAssertEqual(
      verdicts(of: report),
      (5...10).map {
        .failed([
          "line \($0): failed - '==' holds for two values with different parts"
        ])
      }
    )
  }

  func test_values_with_the_same_parts_are_equal() throws {
    let report = try compare(
      ["OfOneObject", "OfItself", "OfAnIdentifier", "OfASuperclass"],
      """
      import Synchronization

      final class Locked: Sendable { let number = Mutex(1) }
      struct OfOneObject: Equatable {
        static let object = Locked()
        let object: Locked
        init(_ number: Int) { object = Self.object }
        static func == (a: Self, b: Self) -> Bool { a.object === b.object }
      }
      final class OfItself: Equatable {
        var next: OfItself?
        init(_ number: Int) { next = self }
        static func == (a: OfItself, b: OfItself) -> Bool { true }
      }
      class Base { let number = 1 }
      final class Derived: Base {}
      struct OfASuperclass: Equatable {
        let object = Derived()
        init(_ number: Int) {}
        static func == (a: Self, b: Self) -> Bool {
          a.object.number == b.object.number
        }
      }
      struct OfAnIdentifier: Equatable {
        let id: ObjectIdentifier
        init(_ number: Int) { id = ObjectIdentifier(Locked.self) }
      }
      """
    )

    XCTAssertEqual(
      verdicts(of: report),
      [.passed, .passed, .passed, .passed]
    )
  }

  func test_a_type_nested_in_a_librarys_type_belongs_to_the_hand_in() throws {
    let own = try compare(
      """
      extension Int {
        struct Own: Equatable, ExpressibleByIntegerLiteral {
          init(integerLiteral value: Int) {}
          static func == (a: Self, b: Self) -> Bool { true }
        }
      }
      func number() -> Int.Own { 3 }
      struct Value: Equatable { init(_ number: Int) {} }
      enum Choice: Equatable { case first, second }
      """
    )
    let hidden = try compare(
      """
      func number() -> AnyHashable { 1 }
      struct Value: Equatable { init(_ number: Int) {} }
      enum Choice: Equatable { case first, second }
      """
    )

    XCTAssertEqual(
      verdicts(of: own).first,
      .failed([
        "line 5: failed - a value is of the type '(extension in APattern):"
          + "Swift.Int.Own', which the template does not compare"
      ])
    )
    XCTAssertEqual(
      verdicts(of: hidden).first,
      .failed([
        "line 5: failed - a value is of the type 'AnyHashable', whose '==' "
          + "ignores differences"
      ])
    )
  }

  func test_memory_unsafe_code_is_refused() throws {
    let report = try run(
      """
      nonisolated(unsafe) var one = 1
      func holds() -> Int { one }
      func fails() -> Int {
        [1].withContiguousStorageIfAvailable { $0[5] } ?? 0
      }
      """
    )

    guard case .refused(let errors) = report else {
      return XCTFail("\(report)")
    }
    XCTAssertTrue(
      errors.allSatisfy {
        $0.hasPrefix(
          "Implementation.swift:4: unsafe code is not allowed in a hand-in: "
        )
      },
      "\(errors)"
    )
  }

  func test_source_that_looks_like_a_warning_hides_no_unsafe_code() {
    XCTAssertEqual(
      Toolchain.unsafeUses(
        in: """
          /w/A.swift:1:9: warning: it uses unsafe constructs [#StrictMemorySafety]
          /* a.swift:1:1: warning: */ f() // b.swift:1:1: note: c
          /w/A.swift:1:9: note: reference to nonisolated(unsafe) var 'a'
          /w/A.swift:2:9: warning: it uses unsafe constructs [#StrictMemorySafety]
          /w/A.swift:2:9: note: reference to nonisolated(unsafe) var 'a'
          """
      ),
      ["A.swift:1: unsafe code is not allowed in a hand-in"]
    )
  }

  func test_a_type_that_compares_all_of_its_parts_is_accepted() throws {
    let report = try compare(
      """
      func number() -> Int { 1 }
      struct Value: Equatable {
        final class Box { var number = 1 }
        let box = Box()
        init(_ number: Int) { box.number = 1 }
        static func == (a: Value, b: Value) -> Bool {
          a.box.number == b.box.number
        }
      }
      enum Choice: Equatable { case first, second }
      """
    )

    XCTAssertEqual(
      verdicts(of: report),
      [
        .passed, .passed,
        .failed([
          "line 7: XCTAssertEqual failed: (\"first\") is not equal to "
            + "(\"second\")"
        ]),
      ]
    )
  }

  // MARK: - Fixtures

  private func run(_ implementation: String) throws -> SpecRunner.Report {
    let suite = SpecSuite(
      path: "ASpec.swift",
      text: """
        import XCTest
        @testable import APattern

        final class ASpec: XCTestCase {
          func test_holds() { XCTAssertEqual(holds(), 1) }
          func test_fails() { XCTAssertEqual(fails(), 1) }
          func test_traps() { XCTAssertEqual(traps(), 1) }
          func test_ends_early() { XCTAssertEqual(endsEarly(), 1) }
          func test_boasts() { XCTAssertEqual(boasts(), 1) }
          func test_loops() { XCTAssertEqual(loops(), 1) }
          func test_waits() async { await Task.yield() }
        }
        """
    )
    return try SpecRunner(
      suite: suite,
      module: "APattern",
      template: "",
      timeout: 1
    )
    .run(implementation)
  }

  private func compare(
    _ implementation: String,
    with one: String = "1"
  ) throws -> SpecRunner.Report {
    let suite = SpecSuite(
      path: "ASpec.swift",
      text: """
        import XCTest
        @testable import APattern

        final class ASpec: XCTestCase {
          func test_numbers() { XCTAssertEqual(number(), \(one)) }
          func test_values() { XCTAssertEqual(Value(1), Value(2)) }
          func test_choices() { XCTAssertEqual(Choice.first, .second) }
        }
        """
    )
    return try SpecRunner(
      suite: suite,
      module: "APattern",
      template: "struct Value: Equatable {}; enum Choice: Hashable {}"
    )
    .run(implementation)
  }

  /// Compares two values of each type, which are created with 1 and with 2.
  private func compare(
    _ types: [String],
    _ implementation: String
  ) throws -> SpecRunner.Report {
    let tests = types.map {
      "  func test_\($0)() { XCTAssertEqual(\($0)(1), \($0)(2)) }\n"
    }
    let suite = SpecSuite(
      path: "ASpec.swift",
      text: """
        import XCTest
        @testable import APattern

        final class ASpec: XCTestCase {
        \(tests.joined())}
        """
    )
    return try SpecRunner(
      suite: suite,
      module: "APattern",
      template: types.map { "struct \($0): Equatable {}\n" }.joined()
    )
    .run(implementation)
  }

  private func verdicts(of report: SpecRunner.Report) -> [Verdict] {
    guard case .ran(let results) = report else {
      XCTFail("\(report)")
      return []
    }
    return results.map(\.verdict)
  }
}
