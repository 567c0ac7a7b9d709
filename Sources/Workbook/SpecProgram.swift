/// The program that runs a specification once on an implementation.
///
/// Its sentences have random names, and some extra ones, the traps, must fail.
/// A hand-in that forges results can't tell the traps from the others: it
/// reports that they pass, and so is detected.
struct SpecProgram {
  let suite: SpecSuite
  let module: String
  /// The random names of the sentences, by their methods.
  let names: [String: String]
  /// The tokens that each sentence reports its result with, by its name.
  let tokens: [String: Record.Tokens]
  /// The names of the sentences that must fail.
  let traps: Set<String>
  /// All names, in the order of the run.
  let order: [String]
  /// The names of the sentences that traps repeat, by the traps' names.
  private(set) var repeats: [String: String] = [:]
  /// The text of the specification with random names and the traps.
  let specification: String
  /// The types whose values may be compared: the template's enumerations and
  /// `Equatable` types, and types such as `Set` that the specification names.
  private let equatableTypes: Set<String>
  /// A Boolean value that indicates whether the template converts literals to
  /// its types.
  private let usesLiterals: Bool

  init(of suite: SpecSuite, module: String, template: String) {
    self.suite = suite
    self.module = module
    let methods = suite.sentences.map(\.method)
    names = methods.reduce(into: [:]) { $0[$1] = Self.newName() }
    var order = methods.compactMap { [names] in names[$0] }
    var bodies: [String] = []
    var traps: Set<String> = []
    let source = SwiftText(suite.text)
    let words = source.words
    let falsehoods = Self.falsehoods.filter { words.contains($0.key) }
      .map(\.value)
    for falsehood in falsehoods {
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
      let falsehood = falsehoods.randomElement() ?? { "XCTFail(\"\($0)\")" }
      bodies += suite.text.textLines[..<(sentence.line - 1)].reversed()
        .prefix { $0.hasPrefix("  @") }.reversed().map { $0 + "\n" }
      // At the end of the body, after the same calls as in any other sentence;
      // but at its beginning if a `return` could skip the end.
      let isAtEnd = !code.body.contains("return")
      let claim = falsehood(Self.random)
      let head = SwiftText(code.head).renaming([sentence.method: name])
      let body = code.body.dropLast()
      bodies.append(
        isAtEnd
          ? "\(head){\(body)\n\(claim)\n}\n" : "\(head){\n\(claim);\(body)}\n"
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
    let newWords = names.merging(Judge.assertions.map { ($0, $0 + "_") }) { $1 }
    // The import is on the first line, so that all lines keep their numbers.
    specification =
      "import \(Judge.module); " + source.renaming(newWords) + "\n"
      + SwiftText(others).renaming(newWords)
    equatableTypes = Set(
      SwiftText(template).declarations
        .filter { Declaration.nominal.contains($0.keyword) }
        .filter { type in
          // An enumeration without associated values is `Equatable` implicitly.
          type.keyword == "enum"
            || ["Equatable", "Hashable", "Comparable"].contains(
              where: type.head.contains
            )
        }
        .map { $0.owner.isEmpty ? $0.name : "\($0.owner).\($0.name)" }
    )
    .union(words.intersection(Judge.hidingTypes))
    usesLiterals = SwiftText(template).words.contains {
      $0.hasPrefix("ExpressibleBy")
    }
  }

  /// Returns the program's input: the sentences to run, and their tokens.
  func input(for names: [String]) -> String {
    names.map { name in
      let tokens = tokens[name]
      return "\(name) \(tokens?.passed ?? "") \(tokens?.failed ?? "")\n"
    }
    .joined()
  }

  /// Returns the compiler's errors with the specification's own names, and
  /// without errors in lines that only this program has.
  func withOriginalNames(_ errors: [String]) -> [String] {
    var names = names.reduce(into: [:]) { $0[$1.value] = $1.key }
    for word in Judge.assertions { names[word + "_"] = word }
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

  // MARK: - Random names and traps

  private static var random: String {
    "\(UInt64.random(in: 1 << 60...(.max)))"
  }

  private static func newName() -> String { "test_\(random)" }

  /// For each assertion that a specification may use, a call that fails.
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

extension SpecProgram {
  /// The text of `main.swift`, which passes the tests to the judge.
  ///
  /// It doesn't import the hand-in, so that the hand-in's extensions of other
  /// types aren't called.
  var entryPoint: String {
    let isAsync = suite.sentences.reduce(into: [:]) {
      $0[names[$1.method] ?? ""] = $1.isAsync
    }
    let tests = order.map { name in
      let method = "\(suite.name).\(name)"
      return isAsync[repeats[name] ?? name] == true
        ? "  (\"\(name)\", asyncTest(\(method))),"
        : "  (\"\(name)\", \(method)),"
    }
    return """
      import \(Judge.module)
      import XCTest

      examine(\(suite.name).self, [
      \(tests.joined(separator: "\n"))
      ], module: "\(module)", types: \(equatableTypes.sorted()),
        literals: \(usesLiterals))

      """
  }
}

extension SwiftText {
  /// Returns a sentence's code from its line on: the text before the first brace
  /// of its body, and the text after it.
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
