/// A specification as a program that is run once.
///
/// Its sentences have names that are made for the run, and among them are some
/// that must fail. A hand-in that gets at the results can't tell which those
/// are; it would have to have all pass, and is found out.
struct SpecProgram {
  let suite: SpecSuite
  let module: String
  /// The names of the sentences in this run, by their methods.
  let names: [String: String]
  /// What each sentence reports, by its name.
  let tokens: [String: Record.Tokens]
  /// The names of the sentences that must fail.
  let traps: Set<String>
  /// All names, in the order of the run.
  let order: [String]
  /// The sentence that a trap repeats, by the trap's name.
  private(set) var repeats: [String: String] = [:]
  /// The specification's file.
  let specification: String
  /// The specification's words.
  private let words: Set<String>
  /// The types that the template declares to be `Equatable`.
  private let equatableTypes: Set<String>

  init(of suite: SpecSuite, module: String, template: String) {
    self.suite = suite
    self.module = module
    let methods = suite.sentences.map(\.method)
    names = methods.reduce(into: [:]) { $0[$1] = Self.newName() }
    var order = methods.compactMap { [names] in names[$0] }
    var bodies: [String] = []
    var traps: Set<String> = []
    let source = SwiftText(suite.text)
    words = source.words
    let kinds = Self.falsehoods.filter { [words] in words.contains($0.key) }
      .map(\.value)
    for falsehood in kinds {
      let name = Self.newName()
      traps.insert(name)
      bodies.append("  func \(name)() { \(falsehood(Self.random)) }\n")
      order.insert(name, at: Int.random(in: 0...order.count))
    }
    if let sentence = suite.sentences.randomElement(),
      let original = names[sentence.method],
      let code = source.code(of: sentence)
    {
      let name = Self.newName()
      traps.insert(name)
      repeats[name] = original
      let falsehood = kinds.randomElement() ?? { "XCTFail(\"\($0)\")" }
      bodies += suite.text.textLines[..<(sentence.line - 1)].reversed()
        .prefix { $0.hasPrefix("  @") }.reversed()
      bodies.append(
        SwiftText(code.head).renaming([sentence.method: name])
          + "{\n    \(falsehood(Self.random));" + code.body + "\n"
      )
      let place = order.firstIndex(of: original) ?? 0
      order.insert(name, at: Int.random(in: place + 1...order.count))
    }
    self.order = order
    self.traps = traps
    tokens = order.reduce(into: [:]) {
      $0[$1] = Record.Tokens(passed: Self.random, failed: Self.random)
    }
    let others = "extension \(suite.name) {\n\(bodies.joined())}\n"
    let newWords = names.merging(Self.judged.map { ($0, $0 + "_") }) { $1 }
    specification =
      source.renaming(newWords) + "\n" + SwiftText(others).renaming(newWords)
    equatableTypes = Set(
      SwiftText(template).declarations
        .filter { Declaration.nominal.contains($0.keyword) }
        .filter { type in
          ["Equatable", "Hashable", "Comparable"].contains(
            where: type.head.contains
          )
        }
        .map(\.name)
    )
  }

  /// What the program reads first: its sentences and their tokens.
  func input(for names: [String]) -> String {
    names.map { name in
      let tokens = tokens[name]
      return "\(name) \(tokens?.passed ?? "") \(tokens?.failed ?? "")\n"
    }
    .joined() + "\n"
  }

  /// The compiler's errors, with the names that their reader knows and without
  /// those of lines that only this program has.
  func known(_ errors: [String]) -> [String] {
    var names = names.reduce(into: [:]) { $0[$1.value] = $1.key }
    for word in Self.judged { names[word + "_"] = word }
    let lines = suite.text.count { $0.isNewline }
    let known = errors.filter { error in
      let line = error.firstMatch(of: /^\w+\.swift:(\d+):/).flatMap {
        Int($0.1)
      }
      return !error.hasPrefix("\(suite.name).") || (line ?? 0) <= lines + 1
    }
    return (known.isEmpty ? errors : known).map {
      SwiftText($0).renaming(names)
    }
  }

  // MARK: - What only this run knows

  private static var random: String {
    "\(UInt64.random(in: 1 << 60...(.max)))"
  }

  private static func newName() -> String { "test_\(random)" }

  /// What is false, for each assertion that a specification may use.
  private static let falsehoods: [String: @Sendable (String) -> String] = [
    "XCTAssertEqual": { "XCTAssertEqual(\"\($0)\", \"x\($0)\")" },
    "XCTAssertFalse": { "XCTAssertFalse(UInt64(\"\($0)\") != nil)" },
    "XCTAssertTrue": { "XCTAssertTrue(\"\($0)\".isEmpty)" },
    "XCTAssertNil": { "XCTAssertNil(UInt64(\"\($0)\"))" },
    "XCTAssertNotNil": { "XCTAssertNotNil(UInt64(\"x\($0)\"))" },
    "XCTAssertThrowsError": { "XCTAssertThrowsError(\"\($0)\")" },
    "XCTFail": { "XCTFail(\"\($0)\")" },
  ]
}

// MARK: - The other files

extension SpecProgram {
  /// The assertions that compare, and so do what a type says of its values.
  private static let judged = [
    "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertLessThan",
    "XCTAssertLessThanOrEqual", "XCTAssertGreaterThan",
    "XCTAssertGreaterThanOrEqual",
  ]

  /// The assertions of the specification: XCTest's, for values of types that
  /// can't say of two things that they are equal when they aren't.
  ///
  /// The hand-in isn't imported here: nothing that it declares has a meaning.
  var judge: String {
    let place = "file: StaticString = #filePath, line: UInt = #line"
    let assertions = Self.judged.filter(words.contains).map { name in
      let kind = name.hasSuffix("Equal") && !name.hasSuffix("OrEqual")
      return """
        func \(name)_<T: \(kind ? "Equatable" : "Comparable")>(
          _ first: @autoclosure () throws -> T,
          _ second: @autoclosure () throws -> T,
          _ message: @autoclosure () -> String = "", \(place)
        ) {
          let judge = Judge<T>(file, line)
          \(name)(
            judge.keep(try first()), judge.keep(try second()), message(),
            file: file, line: line
          )
          \(name == "XCTAssertEqual" ? "judge.compare()" : "")
        }
        """
    }
    let approximations = ["XCTAssertEqual", "XCTAssertNotEqual"]
      .filter { words.isSuperset(of: [$0, "accuracy"]) }.flatMap { name in
        ["FloatingPoint", "Numeric"].map { kind in
          """
          func \(name)_<T: \(kind)>(
            _ first: @autoclosure () throws -> T,
            _ second: @autoclosure () throws -> T,
            accuracy: T, _ message: @autoclosure () -> String = "", \(place)
          ) {
            _ = Judge<T>(file, line)
            \(name)(
              try first(), try second(), accuracy: accuracy, message(),
              file: file, line: line
            )
          }
          """
        }
      }
    return """
      import XCTest

      @_silgen_name("swift_EnumCaseName")
      func caseName<T>(_ value: T) -> UnsafePointer<CChar>?

      final class Judge<T> {
        private var values: [T] = []
        private let file: StaticString
        private let line: UInt
        private let isForeign: Bool

        init(_ file: StaticString, _ line: UInt) {
          self.file = file
          self.line = line
          let types = String(reflecting: T.self)
            .split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
            .filter { $0.hasPrefix("\(module).") }
          isForeign = !types.isEmpty
          for type in types.map({ $0.dropFirst(\(module.count + 1)) })
          where !Self.types.contains(String(type.split(separator: ".").last ?? "")) {
            XCTFail(
              "a value is of the type '\\(type)', which the template does not compare",
              file: file, line: line
            )
          }
        }

        func keep(_ value: T) -> T {
          if isForeign { values.append(value) }
          return value
        }

        func compare() where T: Equatable {
          guard values.count == 2, values[0] == values[1],
            content(values[0]) != content(values[1])
          else { return }
          XCTFail("'==' holds for two values that are not equal", file: file, line: line)
        }

        private func content(_ value: Any, depth: Int = 0) -> String {
          let mirror = Mirror(reflecting: value)
          guard !mirror.children.isEmpty, depth < 20 else {
            return mirror.displayStyle == .enum
              ? caseName(value).map { String(cString: $0) } ?? "" : "\\(value)"
          }
          var parts = mirror.children.map {
            "\\($0.label ?? ""): \\(content($0.value, depth: depth + 1))"
          }
          if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
            parts.sort()
          }
          return "(\\(parts.joined(separator: ", ")))"
        }

        static var types: Set<String> {
          [\(equatableTypes.sorted().map { "\"\($0)\"" }.joined(separator: ", "))]
        }
      }

      \((assertions + approximations).joined(separator: "\n\n"))

      """
  }

  /// The `main.swift`.
  ///
  /// The program reads its sentences and what to report of them, before any of
  /// the hand-in's code runs. What it prints is nobody's evidence: anyone can
  /// print.
  var entryPoint: String {
    let isAsync = suite.sentences.reduce(into: [:]) {
      $0[names[$1.method] ?? ""] = $1.isAsync
    }
    let tests = order.map { name in
      let method = "\(suite.name).\(name)"
      let test =
        isAsync[repeats[name] ?? name] == true
        ? "asyncTest(\(method))" : method
      return "  (\"\(name)\", \(test)),"
    }
    return """
      import Foundation
      import XCTest

      final class Reporter: NSObject, XCTestObservation {
        private let channel: FileHandle
        private var tokens: [String: [String]] = [:]
        private(set) var names: [String] = []

        override init() {
          while let line = readLine(), !line.isEmpty {
            let words = line.split(separator: " ").map(String.init)
            names.append(words[0])
            tokens[words[0]] = Array(words.dropFirst())
          }
          channel = FileHandle(fileDescriptor: dup2(1, .random(in: 100..<200)))
          dup2(2, 1)
          dup2(open("/dev/null", O_RDONLY), 0)
        }

        private func report(_ words: String...) {
          let line = words.map { $0.replacingOccurrences(of: "\\n", with: " ") }
            .joined(separator: "\\t")
          channel.write(Data("\\(line.prefix(2000))\\n".utf8))
        }

        func testCaseWillStart(_ testCase: XCTestCase) {
          report("start", method(of: testCase))
        }

        func testCase(
          _ testCase: XCTestCase,
          didFailWithDescription description: String,
          inFile filePath: String?,
          atLine lineNumber: Int
        ) {
          report("fail", method(of: testCase), "\\(lineNumber)", description)
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
          let method = method(of: testCase)
          let hasPassed = testCase.testRun?.hasSucceeded == true
          guard let tokens = tokens.removeValue(forKey: method) else { return }
          report("finish", method, tokens[hasPassed ? 0 : 1])
        }
      }

      /// `-[Suite method]` on Apple's platforms, `Suite.method` elsewhere.
      func method(of test: XCTest) -> String {
        String(test.name.split { " .[]-".contains($0) }.last ?? "")
      }

      let reporter = Reporter()
      XCTestObservationCenter.shared.addTestObserver(reporter)
      let suite = XCTestSuite(name: "\(suite.name)")
      #if canImport(ObjectiveC)
      let all = \(suite.name).defaultTestSuite.tests
      #else
      let methods: [(String, (\(suite.name)) -> () throws -> Void)] = [
      \(tests.joined(separator: "\n"))
      ]
      let all = testCase(methods).allTests.map { name, method in
        \(suite.name)(name: name, testClosure: method)
      }
      #endif
      for name in reporter.names {
        all.filter { method(of: $0) == name }.forEach(suite.addTest)
      }
      suite.run()

      """
  }
}

extension SwiftText {
  /// A sentence's code: what stands before its body's first brace, from its line
  /// on, and what stands behind it.
  fileprivate func code(
    of sentence: SpecSuite.Sentence
  ) -> (head: String, body: String)? {
    var depth = 0
    var head = ""
    var body: String?
    for piece in pieces where piece.line >= sentence.line {
      let sign = piece.kind == .sign ? piece.text : ""
      if sign == "{", depth == 0, body == nil {
        body = ""
      } else if body != nil {
        body? += piece.text
      } else {
        head += piece.text
      }
      if ["(", "[", "{"].contains(sign) { depth += 1 }
      if [")", "]", "}"].contains(sign) { depth -= 1 }
      if sign == "}", depth == 0, let body { return (head, body) }
    }
    return nil
  }
}
