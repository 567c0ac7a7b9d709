import Foundation

/// A module that each specification is run by: it reads what is to be run,
/// reports what came of it, and has the assertions that compare.
///
/// It is built before any hand-in is, so that nothing that a hand-in declares
/// has a meaning in it.
enum Judge {
  static let module = "WorkbookJudge"

  /// The assertions that compare; in a specification, the judge's stand in
  /// their places.
  static let assertions = [
    "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertLessThan",
    "XCTAssertLessThanOrEqual", "XCTAssertGreaterThan",
    "XCTAssertGreaterThanOrEqual",
  ]

  /// Begins to build the module and to find out what sandbox there is, for
  /// somebody who waits for one hand-in.
  static func prepare() {
    DispatchQueue.global().async { _ = files }
    DispatchQueue.global().async { _ = Sandbox.best }
  }

  /// Writes the module into a folder, for the compiler.
  ///
  /// - Returns: Its object file.
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

  // MARK: - Its source

  private static let source =
    reporter + "\n" + comparison + "\n"
    + assertions.map(assertion).joined(separator: "\n")
    + ["XCTAssertEqual", "XCTAssertNotEqual"].flatMap { name in
      ["FloatingPoint", "Numeric"].map { approximation(name, of: $0) }
    }.joined(separator: "\n")

  /// Reads the sentences to run, and what to report of them, before any of the
  /// hand-in's code runs.
  ///
  /// What a program prints is nobody's evidence: anyone can print.
  private static let reporter = """
    import Foundation
    import XCTest

    final class Reporter: NSObject, XCTestObservation {
      private let channel: FileHandle
      private var tokens: [String: [UInt64]] = [:]
      private(set) var names: [String] = []
      /// So that no token stands in the memory as it is reported.
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
      types: Set<String>
    ) {
      knownTypes = types
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

  /// Looks at the values that are compared, as that does what their type says.
  ///
  /// The type has to be one that the template compares, and values that are
  /// equal have to have the same parts.
  private static let comparison = """
    nonisolated(unsafe) var knownTypes: Set<String> = []
    nonisolated(unsafe) var handInModule = ""

    @_silgen_name("swift_EnumCaseName")
    func caseName<T>(_ value: T) -> UnsafePointer<CChar>?

    final class Comparison<T> {
      private var values: [T] = []
      private let isForeign: Bool
      private let file: StaticString
      private let line: UInt

      init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
        let prefix = handInModule + "."
        let types = String(reflecting: T.self)
          .split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
          .filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        isForeign = !types.isEmpty
        if String(reflecting: T.self).contains("Swift.Set<"),
          !knownTypes.contains("Set")
        {
          XCTFail(
            "a value is a set, which has no order", file: file, line: line
          )
        }
        for type in types
        where !knownTypes.contains(String(type.split(separator: ".").last ?? "")) {
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

      func check() where T: Equatable {
        guard values.count == 2, values[0] == values[1],
          content(values[0]) != content(values[1])
        else { return }
        XCTFail(
          "'==' holds for two values with different parts",
          file: file, line: line
        )
      }

      private func content(_ value: Any, depth: Int = 0) -> String {
        let mirror = Mirror(reflecting: value)
        // Of two functions, nobody knows whether they are the same.
        if "\\(type(of: value))".contains("->") { return "\\(UUID())" }
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
    }
    """

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
        \(name == "XCTAssertEqual" ? "comparison.check()" : "")
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
