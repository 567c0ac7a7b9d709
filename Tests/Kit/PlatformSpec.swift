import Foundation
import TestSupport
import XCTest

/// What differs between the systems is in one place.
///
/// These specs read the kit's own files.
final class PlatformSpec: XCTestCase {
  func test_no_other_file_has_a_condition_on_the_platform() throws {
    // A library that is another one there is asked for itself: Foundation has
    // its network and its XML in modules of their own, and XCTest without
    // Objective-C finds no tests.
    let libraries = ["FoundationNetworking", "FoundationXML", "ObjectiveC"]
    let condition = #/\b(?:canImport|os|arch|targetEnvironment)\((\w+)\)/#
    for (path, text) in try otherFiles() {
      for match in text.matches(of: condition) {
        XCTAssertTrue(
          libraries.contains(String(match.1)),
          "\(path): \(match.0)"
        )
      }
    }
  }

  func test_no_other_file_imports_a_systems_library() throws {
    let libraries = #/import (?:Darwin|Glibc|Musl|Android|WinSDK)\b/#
    for (path, text) in try otherFiles() {
      XCTAssertNil(text.firstMatch(of: libraries), path)
    }
  }

  func test_no_other_file_has_a_name_that_only_one_system_knows() throws {
    // Names of C, folders and commands, with the file that is about them.
    let names: [(Regex<Substring>, String)] = [
      (#/\b(?:SO_NOSIGPIPE|MSG_NOSIGNAL|SOCK_STREAM|FION\w+|TIOC\w+)\b/#, ""),
      (#/\b(?:sigaction|sigaltstack|st_\w*timespec|st_[acm]tim)\b/#, ""),
      (#/\b(?:epoll\w*|kqueue|wcwidth|newlocale|uselocale)\b/#, ""),
      (#/"\/(?:proc|sys)\b/#, ""),
      (#/\bNSHomeDirectory\b/#, "HostileHandIns"),
      (#/"(?:unshare|setpriv|sandbox-exec)"/#, "Sandbox"),
      (#/"xcrun"/#, "Sources/Workbook/"),
    ]
    for (path, text) in try otherFiles() {
      // A comment may name what code may not use.
      let code = text.split(separator: "\n").filter { line in
        !line.drop { $0 == " " }.hasPrefix("//")
      }
      for (name, place) in names
      where place.isEmpty || !path.contains(place) {
        for line in code where line.contains(name) {
          XCTFail("\(path): \(line)")
        }
      }
    }
  }

  // MARK: - Fixtures

  /// The kit's Swift files with their texts, but for the module for what
  /// differs and this file.
  private func otherFiles() throws -> [String: String] {
    var files: [String: String] = [:]
    for folder in ["Sources", "Examples", "Tests"] {
      let paths = FileManager.default
        .enumerator(atPath: Kit.root.appending(path: folder).path)
      while let path = paths?.nextObject() as? String {
        guard path.hasSuffix(".swift"), !path.hasSuffix("PlatformSpec.swift"),
          !path.hasPrefix("Support/Platform/")
        else { continue }
        files["\(folder)/\(path)"] = try Kit.text(of: "\(folder)/\(path)")
      }
    }
    XCTAssertGreaterThan(files.count, 100)
    return files
  }
}
