import Foundation

/// The module that runs a specification: it reads which sentences to run,
/// reports their results, and replaces the assertions that compare values.
///
/// It is built before any hand-in, so that no declaration of a hand-in changes
/// the meaning of the judge's code.
enum Judge {
  static let module = "WorkbookJudge"

  /// The assertions that compare values; in a specification, the judge's own
  /// replace them.
  static let assertions = [
    "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertLessThan",
    "XCTAssertLessThanOrEqual", "XCTAssertGreaterThan",
    "XCTAssertGreaterThanOrEqual",
  ]

  /// Starts to build the module and to look for a sandbox, in the background,
  /// so that the check of a single hand-in waits less.
  static func prepare() {
    DispatchQueue.global().async { _ = files }
    DispatchQueue.global().async { _ = Sandbox.best }
  }

  /// Writes the module into a folder, for the compiler.
  ///
  /// - Returns: The path of the module's object file.
  static func write(into folder: URL) throws -> String {
    var object = ""
    for (name, data) in try files.get() {
      let url = folder.appending(path: name)
      try data.write(to: url)
      if name.hasSuffix(".o") { object = url.path }
    }
    return object
  }

  /// The built module's files, by their names.
  private static let files = Result {
    try Workspace.with { workspace in
      let folder = workspace.url
      let names = ["\(module).o", "\(module).swiftmodule"]
      let paths = names.map { folder.appending(path: $0).path }
      let file = folder.appending(path: "\(module).swift").path
      try source.write(toFile: file)
      let errors = try Toolchain.errors(
        compiling: [
          "-parse-as-library", "-module-name", module, "-emit-module",
          "-emit-module-path", paths[1], "-c", file, "-o", paths[0],
        ] + Toolchain.testing(),
        in: folder
      )
      guard errors.isEmpty else {
        throw WorkbookError.unfit("the judge does not compile: \(errors)")
      }
      return try names.map { name in
        (name, try Data(contentsOf: folder.appending(path: name)))
      }
    }
  }

  // MARK: - Source

  private static let source =
    reporter + "\n" + comparison + "\n"
    + assertions.map(assertion).joined(separator: "\n")
    + ["XCTAssertEqual", "XCTAssertNotEqual"].flatMap { name in
      ["FloatingPoint", "Numeric"].map { approximation(name, of: $0) }
    }.joined(separator: "\n")

  /// The code that reads the sentences to run, with the tokens to report, before
  /// any of the hand-in's code runs.
  ///
  /// Printed text isn't evidence of a result, since a hand-in can print too.
  private static let reporter = """
    import Foundation
    import XCTest

    final class Reporter: NSObject, XCTestObservation {
      private let channel: FileHandle
      private var tokens: [String: [UInt64]] = [:]
      private(set) var names: [String] = []
      /// Masks the tokens, so that memory doesn't contain them as reported.
      private let mask = UInt64.random(in: 0...(.max))

      override init() {
        var input: [UInt8] = []
        var byte: UInt8 = 0
        while read(0, &byte, 1) == 1 { input.append(byte) }
        for line in input.split(separator: 10) {
          let words = line.split(separator: 32)
          let name = String(decoding: words[0], as: UTF8.self)
          names.append(name)
          tokens[name] = words.dropFirst().map { [mask] digits in
            digits.reduce(0) { $0 &* 10 &+ UInt64($1 - 48) } ^ mask
          }
        }
        for index in input.indices { input[index] = 0 }
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
        report("finish", method, "\\(tokens[hasPassed ? 0 : 1] ^ mask)")
      }
    }

    /// `-[Suite method]` on Apple's platforms, `Suite.method` elsewhere.
    func method(of test: XCTest) -> String {
      String(test.name.split { " .[]-".contains($0) }.last ?? "")
    }

    public func examine<Suite: XCTestCase>(
      _ suite: Suite.Type,
      _ methods: [(String, (Suite) -> () throws -> Void)],
      module: String,
      types: Set<String>,
      literals: Bool
    ) {
      knownTypes = types
      allowsLiterals = literals
      handInModule = module
      let reporter = Reporter()
      XCTestObservationCenter.shared.addTestObserver(reporter)
      let run = XCTestSuite(name: "Specification")
      #if canImport(ObjectiveC)
      let all = suite.defaultTestSuite.tests
      #else
      let all = testCase(methods).allTests.map { name, method in
        suite.init(name: name, testClosure: method)
      }
      #endif
      for name in reporter.names {
        all.filter { method(of: $0) == name }.forEach(run.addTest)
      }
      run.run()
    }
    """

  /// The code that checks the values of a comparison, since a hand-in may define
  /// `==` to hold for any values.
  ///
  /// The values' type must be one that the template compares, and values that
  /// are equal must have equal parts.
  private static let comparison = """
    nonisolated(unsafe) var knownTypes: Set<String> = []
    nonisolated(unsafe) var handInModule = ""
    /// Whether the template makes values of its types from literals.
    nonisolated(unsafe) var allowsLiterals = false

    @_silgen_name("swift_EnumCaseName")
    func caseName<T>(_ value: T) -> UnsafePointer<CChar>?

    /// A value that is compared once by its type's own operators.
    ///
    /// A second call of `==` could have another result.
    struct Compared<T>: CustomStringConvertible {
      let value: T
      let comparison: Comparison<T>

      var description: String { "\\(value)" }
    }

    extension Compared: Equatable where T: Equatable {
      static func == (left: Self, right: Self) -> Bool {
        let isEqual = left.value == right.value
        if isEqual { left.comparison.check(left.value, right.value) }
        return isEqual
      }
    }

    extension Compared: Comparable where T: Comparable {
      static func < (left: Self, right: Self) -> Bool {
        left.value < right.value
      }
    }

    final class Comparison<T> {
      private var isForeign = false
      private var hasFailed = false
      private let file: StaticString
      private let line: UInt

      init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
        let name = String(reflecting: T.self)
        let types = name
          .split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
        for type in types {
          let isOwn = type.hasPrefix(handInModule + ".")
          // A type that the hand-in declares in an extension of a library's.
          let isExtended = type == handInModule
          let isHiding = \(hidingTypes).contains { type.hasSuffix("." + $0) }
          isForeign = isForeign || isOwn
          let last = String(type.split(separator: ".").last ?? "")
          let path = type.dropFirst(handInModule.count + 1)
          let isKnown = knownTypes.contains(isOwn ? String(path) : last)
          guard isExtended || (isOwn || isHiding) && !isKnown
          else { continue }
          let shown = path.isEmpty ? name : String(path)
          fail(
            isOwn || isExtended
              ? "a value is of the type '\\(shown)', which the template does not compare"
              : "a value is of the type '\\(last)', whose '==' ignores differences"
          )
        }
      }

      func keep(_ value: T) -> Compared<T> {
        Compared(value: value, comparison: self)
      }

      fileprivate func check(_ left: T, _ right: T) {
        guard isForeign else { return }
        var content = Content()
        if content.text(of: left) != content.text(of: right) {
          fail("'==' holds for two values with different parts")
        }
        if content.isFromLiterals, !allowsLiterals, !hasFailed {
          fail("a value is of a type that literals make any value of")
        }
      }

      private func fail(_ reason: String) {
        hasFailed = true
        XCTFail(reason, file: file, line: line)
      }
    }

    /// Textual descriptions of all parts of values.
    ///
    /// Two values with a part that can't be inspected have different
    /// descriptions.
    struct Content {
      private var objects: [ObjectIdentifier: String] = [:]
      /// Whether a part is of a type of the hand-in that literals are converted
      /// to, so that it may lose what they say.
      private(set) var isFromLiterals = false

      mutating func text(of value: Any, depth: Int = 0) -> String {
        guard type(of: value) is AnyClass else { return parts(of: value, depth) }
        // An object has one description, and may be a part of itself.
        let id = ObjectIdentifier(value as AnyObject)
        if let known = objects[id] { return known }
        objects[id] = ""
        objects[id] = parts(of: value, depth)
        return objects[id] ?? ""
      }

      private mutating func parts(of value: Any, _ depth: Int) -> String {
        let type = String(reflecting: type(of: value))
        let isOwn = type.hasPrefix(handInModule + ".")
        if isOwn, isLiteral(value) { isFromLiterals = true }
        let mirror = Mirror(reflecting: value)
        let children = Array(
          sequence(first: mirror, next: \\.superclassMirror).map(\\.children)
            .joined()
        )
        let hidden = children.contains { isHidden($0.value, in: mirror) }
        if !isOwn, hidden, value is any CustomDebugStringConvertible {
          return "\\(value)"
        }
        guard !hidden, !type.contains("->"), depth < 100,
          isOwn || !hidesParts(value)
        else {
          return "\\(UUID())"
        }
        guard children.isEmpty else {
          var parts = children.map { label, value in
            "\\(label ?? ""): \\(text(of: value, depth: depth + 1))"
          }
          let isOrdered = ![.set, .dictionary].contains(mirror.displayStyle)
          if !isOrdered { parts.sort() }
          return "(\\(parts.joined(separator: ", ")))"
        }
        switch mirror.displayStyle {
        case .enum: return caseName(value).map { String(cString: $0) } ?? ""
        // An object without properties differs from others by identity alone.
        case .class where isOwn: return "\\(UUID())"
        default: return isOwn ? type : "\\(value)"
        }
      }

      private func isLiteral(_ value: Any) -> Bool {
        value is any ExpressibleByIntegerLiteral
          || value is any ExpressibleByFloatLiteral
          || value is any ExpressibleByBooleanLiteral
          || value is any ExpressibleByNilLiteral
          || value is any ExpressibleByUnicodeScalarLiteral
          || value is any ExpressibleByArrayLiteral
          || value is any ExpressibleByDictionaryLiteral
      }

      /// Whether the mirror of a library's value leaves parts out, as that of an
      /// object leaves out its identity, by which it may be looked up.
      private func hidesParts(_ value: Any) -> Bool {
        value is Mirror || value is AnyKeyPath || value is any IteratorProtocol
          || type(of: value) is AnyClass && !(value is NSObject)
      }

      /// Whether a part can't be inspected: its type is one of the compiler's
      /// own, or isn't copyable.
      private func isHidden(_ part: Any, in mirror: Mirror) -> Bool {
        String(reflecting: type(of: part)).hasPrefix("Builtin.")
          || part is Void && mirror.displayStyle == .class
      }
    }
    """

  /// The library types whose `==` ignores differences such as order; values of
  /// these types are compared only if the specification names them.
  static let hidingTypes = [
    "Set", "AnyHashable", "EmptyCollection", "IndexSet", "CharacterSet",
    "NSSet", "NSMutableSet", "NSCountedSet",
  ]

  private static func assertion(_ name: String) -> String {
    let isEquality = !name.contains("Than")
    return """
      public func \(name)_<T: \(isEquality ? "Equatable" : "Comparable")>(
        _ first: @autoclosure () throws -> T,
        _ second: @autoclosure () throws -> T,
        _ message: @autoclosure () -> String = "",
        file: StaticString = #filePath, line: UInt = #line
      ) {
        let comparison = Comparison<T>(file, line)
        \(name)(
          comparison.keep(try first()), comparison.keep(try second()), message(),
          file: file, line: line
        )
      }

      """
  }

  private static func approximation(_ name: String, of kind: String) -> String {
    """
    public func \(name)_<T: \(kind)>(
      _ first: @autoclosure () throws -> T,
      _ second: @autoclosure () throws -> T,
      accuracy: T, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) {
      _ = Comparison<T>(file, line)
      \(name)(
        try first(), try second(), accuracy: accuracy, message(),
        file: file, line: line
      )
    }

    """
  }
}
