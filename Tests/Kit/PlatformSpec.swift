import Foundation
import TestSupport
import XCTest

/// Everything that depends on the platform is in one module.
///
/// These specs read the kit's own files.
final class PlatformSpec: XCTestCase {
  func test_no_other_file_has_a_condition_on_the_platform() throws {
    // A condition on a library is allowed: on Linux, Foundation has separate
    // modules for its network and its XML; and XCTest finds no tests without
    // Objective-C.
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

  func test_no_other_file_has_a_name_that_only_one_system_has() throws {
    // Names from C, folders and commands, each with the file that may use it.
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
      // A comment may name what code must not use.
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

  /// Returns the texts of the kit's Swift files, except those of the module for
  /// the platforms and this file.
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
