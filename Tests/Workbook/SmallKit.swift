import Foundation
import Terminal
import TestSupport
import XCTest

@testable import Workbook

/// A kit with one pattern, which is small enough that whatever the tool says
/// of it can be written down.
struct SmallKit {
  /// The kit's folder.
  let folder: URL
  /// A folder beside it, for what a person makes.
  let desk: URL

  /// What comes of an implementation depends on it alone, so none is built
  /// twice.
  private static let reports = ReportCache()

  /// Makes a kit that goes when the test is over.
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

  /// Makes a kit, and on the desk the exercise `mine` with what somebody has
  /// written.
  init(for test: XCTestCase, exerciseWith implementation: String) throws {
    try self.init(for: test)
    _ = try patterns("exercise", "Counter", "--to", "DESK/mine")
    try write(implementation, to: "mine/Sources/CounterPattern/Counter.swift")
  }

  /// The tool's answer, as somebody in the kit's folder would get it.
  ///
  /// The desk's path is written `DESK` in it.
  func patterns(_ arguments: String...) throws -> Program.Outcome {
    try patterns(arguments, in: folder)
  }

  /// The tool's answer, in any folder.
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

  /// Writes a file onto the desk.
  func write(_ text: String, to path: String) throws {
    try write(text, to: desk.appending(path: path))
  }

  /// Makes a link on the desk to something that is there.
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

  /// The text of a file on the desk.
  func text(_ path: String) throws -> String {
    try text(of: desk.appending(path: path))
  }

  /// The paths of all files on the desk.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: desk.path).sorted()
  }

  /// Adds a pattern that is the first one under another name.
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
