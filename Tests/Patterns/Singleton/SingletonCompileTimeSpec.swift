import TestSupport
import XCTest

/// What the compiler holds the pattern's users to, and what a program of its
/// own shows of the moment at which the instance is made.
final class SingletonCompileTimeSpec: XCTestCase {
  // MARK: - Nobody else can make one

  func test_nobody_else_can_make_one() throws {
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

  func test_nobody_can_replace_it() throws {
    try assertRefused(
      "func replace() { Singleton.shared = Singleton.shared }",
      "cannot assign to property: 'shared' is a 'let' constant"
    )
  }

  func test_nobody_can_make_a_subclass_of_it() throws {
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

  // MARK: - The moment of making

  func test_it_is_made_once_and_not_before_it_is_asked_for() throws {
    let outcome = try run(
      """
      print("before")
      _ = Singleton.shared
      print("after")
      _ = Singleton.shared
      """
    )

    XCTAssertEqual(outcome, success(printing: "before", "made", "after"))
  }

  func test_it_is_made_once_also_when_a_thousand_tasks_race_for_it() throws {
    let outcome = try run(
      """
      await withTaskGroup { group in
        for _ in 1...1_000 {
          group.addTask { _ = Singleton.shared }
        }
      }
      """
    )

    XCTAssertEqual(outcome, success(printing: "made"))
  }

  // MARK: - Fixtures

  private let template = "Sources/Patterns/Singleton/SingletonTemplate.swift"

  /// The program's own mutex, which the template takes for the library's.
  ///
  /// It is created with the instance and prints that, so the template doesn't
  /// have to. Its creation is slow, so that other callers arrive meanwhile.
  private let mutexThatTellsWhenItIsMade = """
    import Synchronization

    struct Mutex<Value>: ~Copyable, Sendable {
      private let mutex: Synchronization.Mutex<Value>

      init(_ value: consuming sending Value) {
        mutex = Synchronization.Mutex(value)
        let end = ContinuousClock.now + .milliseconds(100)
        while ContinuousClock.now < end {}
        print("made")
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

  /// The code has one error, whose words begin with these.
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
      of: mutexThatTellsWhenItIsMade + program,
      beside: template
    )
  }

  private func success(printing lines: String...) -> Program.Outcome {
    let output = lines.map { $0 + "\n" }.joined()
    return Program.Outcome(output: output, errors: "", status: 0)
  }
}
