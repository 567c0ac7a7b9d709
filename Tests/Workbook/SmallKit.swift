import Foundation
import Terminal
import TestSupport
import XCTest

@testable import Workbook

/// A kit with one pattern, small enough that a spec can contain all of the
/// tool's output.
struct SmallKit {
  /// The kit's folder.
  let folder: URL
  /// A folder beside the kit, for the files of a user.
  let desk: URL

  /// The reports on all implementations so far, so that none is built twice.
  private static let reports = ReportCache()

  /// Creates a kit that is removed after the test.
  init(for test: XCTestCase) throws {
    let place = FileManager.default.temporaryDirectory
      .appending(path: "small-kit-\(UUID().uuidString)")
    folder = place.appending(path: "kit")
    desk = place.appending(path: "desk")
    test.addTeardownBlock { try? FileManager.default.removeItem(at: place) }
    for (path, text) in Self.files {
      try write(text, to: folder.appending(path: path))
    }
    try FileManager.default.createDirectory(
      at: desk,
      withIntermediateDirectories: true
    )
  }

  /// Creates a kit, and on the desk the exercise `mine` with an implementation.
  init(for test: XCTestCase, exerciseWith implementation: String) throws {
    try self.init(for: test)
    _ = try patterns("exercise", "Counter", "--to", "DESK/mine")
    try write(implementation, to: "mine/Sources/CounterPattern/Counter.swift")
  }

  /// Returns the outcome of a command in the kit's folder.
  ///
  /// In its output, the desk's path is written as `DESK`.
  func patterns(_ arguments: String...) throws -> Program.Outcome {
    try patterns(arguments, in: folder)
  }

  /// Returns the outcome of a command in any folder.
  func patterns(
    _ arguments: [String],
    in folder: URL
  ) throws -> Program.Outcome {
    try TemporaryDirectory.with { directory in
      let output = try writableFile(directory.appending(path: "output"))
      let errors = try writableFile(directory.appending(path: "errors"))
      let console = Console(
        output: output.handle.fileDescriptor,
        errors: errors.handle.fileDescriptor
      )
      let tool = Tool(console: console, folder: folder, reports: Self.reports)
      let status = tool.run(
        arguments.map { $0.replacing("DESK", with: desk.path) }
      )
      return Program.Outcome(
        output: try text(of: output.url).replacing(desk.path, with: "DESK"),
        errors: try text(of: errors.url).replacing(desk.path, with: "DESK"),
        status: status
      )
    }
  }

  /// Writes a file to the desk.
  func write(_ text: String, to path: String) throws {
    try write(text, to: desk.appending(path: path))
  }

  /// Creates a link on the desk to an existing file.
  func link(_ path: String, to destination: String) throws {
    let url = desk.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      at: url,
      withDestinationURL: desk.appending(path: destination)
    )
  }

  /// Returns the text of a file on the desk.
  func text(_ path: String) throws -> String {
    try text(of: desk.appending(path: path))
  }

  /// Returns the paths of all files on the desk.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: desk.path).sorted()
  }

  /// Adds a copy of the first pattern with another name.
  func addPattern(_ name: String) throws {
    for (path, text) in Self.files where path.contains("Counter") {
      try write(
        text.replacing("CounterPattern", with: "\(name)Pattern")
          .replacing("CounterTemplate", with: "\(name)Template"),
        to: folder.appending(path: path.replacing("Counter", with: name))
      )
    }
  }

  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  private func text(of url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  private func writableFile(
    _ url: URL
  ) throws -> (url: URL, handle: FileHandle) {
    try Data().write(to: url)
    return (url, try FileHandle(forWritingTo: url))
  }
}
