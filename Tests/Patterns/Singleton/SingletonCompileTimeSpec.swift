import TestSupport
import XCTest

/// The rules of the pattern that the compiler enforces, and the lazy
/// initialization, which takes a separate program to observe.
final class SingletonCompileTimeSpec: XCTestCase {
  // MARK: - The only instance

  func test_no_other_code_can_create_an_instance() throws {
    XCTAssertEqual(try errors(in: "let instance = Singleton.shared"), [])
    try assertRefused(
      "let instance = Singleton()",
      "'Singleton' initializer is inaccessible due to 'private'"
    )
  }

  func test_the_lesson_says_what_the_compiler_says() throws {
    let lesson = try Kit.text(of: "Examples/Singleton/main.swift")
    let line = "let second = IDGenerator()"

    let errors = try Compiler.errors(
      in: line,
      beside: "Sources/Patterns/Singleton/IDGenerator.swift"
    )

    XCTAssertEqual(errors.count, 1)
    XCTAssertTrue(
      lesson.replacing("\n  // ", with: " ")
        .contains(" \(line) \(errors.joined())\n")
    )
  }

  func test_no_code_can_replace_the_instance() throws {
    try assertRefused(
      "func replace() { Singleton.shared = Singleton.shared }",
      "cannot assign to property: 'shared' is a 'let' constant"
    )
  }

  func test_the_class_cannot_be_subclassed() throws {
    try assertRefused(
      "class Other: Singleton {}",
      "inheritance from a final class 'Singleton'"
    )
  }

  // MARK: - A class whose instance is shared

  func test_a_shared_instance_in_a_variable_is_refused() throws {
    try assertRefused(
      """
      final class Registry: Sendable {
        static var shared = Registry()
        private init() {}
      }
      """,
      "static property 'shared' is not concurrency-safe because it is "
        + "nonisolated global shared mutable state"
    )
  }

  func test_a_shared_instance_with_unprotected_state_is_refused() throws {
    try assertRefused(
      """
      final class Registry: Sendable {
        static let shared = Registry()
        private var count = 0
        private init() {}
      }
      """,
      "stored property 'count' of 'Sendable'-conforming class 'Registry' "
        + "is mutable"
    )
  }

  // MARK: - Lazy initialization

  func test_the_instance_is_created_once_at_the_first_access() throws {
    let outcome = try run(
      """
      print("before")
      _ = Singleton.shared
      print("after")
      _ = Singleton.shared
      """
    )

    XCTAssertEqual(outcome, success(printing: "before", "created", "after"))
  }

  func test_the_instance_is_created_once_even_if_a_thousand_tasks_race() throws
  {
    let outcome = try run(
      """
      await withTaskGroup { group in
        for _ in 1...1_000 {
          group.addTask { _ = Singleton.shared }
        }
      }
      """
    )

    XCTAssertEqual(outcome, success(printing: "created"))
  }

  // MARK: - Fixtures

  private let template = "Sources/Patterns/Singleton/SingletonTemplate.swift"

  /// A mutex of the program, which the template uses instead of the library's.
  ///
  /// It is created with the instance and prints that, so the template doesn't
  /// have to. Its creation is slow, so that other callers arrive meanwhile.
  private let mutexThatReportsItsCreation = """
    import Synchronization

    struct Mutex<Value>: ~Copyable, Sendable {
      private let mutex: Synchronization.Mutex<Value>

      init(_ value: consuming sending Value) {
        mutex = Synchronization.Mutex(value)
        let end = ContinuousClock.now + .milliseconds(100)
        while ContinuousClock.now < end {}
        print("created")
      }

      func withLock<Result>(
        _ body: (inout sending Value) -> sending Result
      ) -> sending Result {
        mutex.withLock(body)
      }
    }


    """

  private func errors(in code: String) throws -> [String] {
    try Compiler.errors(in: code, beside: template)
  }

  /// Asserts that the code has one error, which begins with `reason`.
  private func assertRefused(
    _ code: String,
    _ reason: String,
    line: UInt = #line
  ) throws {
    let errors = try errors(in: code)

    XCTAssertEqual(errors.count, 1, "\(errors)", line: line)
    XCTAssertEqual(
      errors.first.map { String($0.prefix(reason.count)) },
      reason,
      line: line
    )
  }

  private func run(_ program: String) throws -> Program.Outcome {
    try Compiler.outcome(
      of: mutexThatReportsItsCreation + program,
      beside: template
    )
  }

  private func success(printing lines: String...) -> Program.Outcome {
    let output = lines.map { $0 + "\n" }.joined()
    return Program.Outcome(output: output, errors: "", status: 0)
  }
}
