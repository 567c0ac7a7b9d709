/// The `main.swift` of a specification that was built by itself.
enum EntryPoint {
  /// Whether there can be one: on macOS, XCTest has no `XCTMain` to call, and a
  /// package takes its place (see ``ScratchPackage``).
  static var isAvailable: Bool {
    #if canImport(Darwin)
    false
    #else
    true
    #endif
  }

  /// Its source.
  ///
  /// The program takes the path of a file to report to, and the sentences to
  /// run. What it prints is nobody's evidence: anyone can print.
  static func source(for suite: SpecSuite) -> String {
    let tests = suite.sentences.map { sentence in
      let method = "\(suite.name).\(sentence.method)"
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

        func method(of testCase: XCTestCase) -> String {
          String(testCase.name.split(separator: ".").last ?? "")
        }
      }

      let chosen = Set(CommandLine.arguments.dropFirst(2))
      let all: [(String, (\(suite.name)) -> () throws -> Void)] = [
      \(tests.joined(separator: "\n"))
      ]
      guard let channel = FileHandle(forWritingAtPath: CommandLine.arguments[1])
      else { exit(74) }
      XCTestObservationCenter.shared.addTestObserver(Reporter(channel: channel))
      XCTMain(
        [testCase(all.filter { chosen.contains($0.0) })],
        arguments: [CommandLine.arguments[0]]
      )

      """
  }
}
