import Foundation

/// It takes two calls of the compiler and no package: the implementation as a
/// module that can be tested, then the specification with an entry point that
/// is written for it.
extension SpecRunner {
  /// Builds the workspace's program; returns the compiler's errors.
  func errors(
    building implementation: String,
    in workspace: Workspace
  ) throws -> [String] {
    let folder = workspace.url
    func file(_ name: String, _ text: String) throws -> String {
      let path = folder.appending(path: name).path
      try text.write(toFile: path)
      return path
    }
    let source = try file("Implementation.swift", implementation)
    let spec = try file("\(suite.name).swift", suite.text)
    let entry = try file("main.swift", suite.entryPoint)
    let object = folder.appending(path: "implementation.o").path
    let interface = folder.appending(path: "\(module).swiftmodule").path
    let errors = try Toolchain.errors(
      compiling: [
        "-enable-testing", "-parse-as-library", "-module-name", module,
        "-emit-module", "-emit-module-path", interface, "-c", source,
        "-o", object,
      ],
      in: folder
    )
    guard errors.isEmpty else { return errors }
    return try Toolchain.errors(
      compiling: [
        "-module-name", "Specification", "-I", folder.path, entry, spec, object,
        "-o", workspace.program.path,
      ] + Toolchain.testing(),
      in: folder
    )
  }
}

extension SpecSuite {
  /// The `main.swift` of a specification that is built by itself.
  ///
  /// The program takes the path of a file to report to, and the sentences to
  /// run. What it prints is nobody's evidence: anyone can print.
  fileprivate var entryPoint: String {
    let tests = sentences.map { sentence in
      let method = "\(name).\(sentence.method)"
      let test = sentence.isAsync ? "asyncTest(\(method))" : method
      return "  (\"\(sentence.method)\", \(test)),"
    }
    return """
      import Foundation
      import XCTest

      final class Reporter: NSObject, XCTestObservation {
        let channel: FileHandle

        init(channel: FileHandle) { self.channel = channel }

        func report(_ words: String...) {
          let line = words.map { $0.replacingOccurrences(of: "\\n", with: " ") }
            .joined(separator: "\\t") + "\\n"
          channel.write(Data(line.utf8))
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
          report("finish", method(of: testCase))
        }
      }

      /// `-[Suite method]` on Apple's platforms, `Suite.method` elsewhere.
      func method(of test: XCTest) -> String {
        String(test.name.split { " .[]-".contains($0) }.last ?? "")
      }

      let chosen = Set(CommandLine.arguments.dropFirst(2))
      guard let channel = FileHandle(forWritingAtPath: CommandLine.arguments[1])
      else { exit(74) }
      let reporter = Reporter(channel: channel)
      XCTestObservationCenter.shared.addTestObserver(reporter)
      let suite = XCTestSuite(name: "\(name)")
      #if canImport(ObjectiveC)
      let all = \(name).defaultTestSuite.tests
      #else
      let methods: [(String, (\(name)) -> () throws -> Void)] = [
      \(tests.joined(separator: "\n"))
      ]
      let all = testCase(methods).allTests.map { name, method in
        \(name)(name: name, testClosure: method)
      }
      #endif
      for test in all where chosen.contains(method(of: test)) {
        suite.addTest(test)
      }
      suite.run()

      """
  }
}
