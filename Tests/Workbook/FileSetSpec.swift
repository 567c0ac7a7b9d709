import Foundation
import XCTest

@testable import Workbook

final class FileSetSpec: XCTestCase {
  func test_files_are_written_with_the_folders_that_they_need() throws {
    let folder = try makeFolder()
    var files = FileSet()
    files.add("a", at: folder.appending(path: "x/y/a.txt"))
    files.add("b", at: folder.appending(path: "b.txt"))

    try files.write()

    XCTAssertEqual(try text(folder, "x/y/a.txt"), "a")
    XCTAssertEqual(try text(folder, "b.txt"), "b")
  }

  func test_files_are_overwritten_only_on_request() throws {
    let folder = try makeFolder()
    try Data("old".utf8).write(to: folder.appending(path: "a.txt"))
    var files = FileSet()
    files.add("new", at: folder.appending(path: "a.txt"))
    files.add("b", at: folder.appending(path: "b.txt"))

    XCTAssertThrowsError(try files.write()) {
      XCTAssertEqual(
        $0 as? WorkbookError,
        .conflict([folder.appending(path: "a.txt").path])
      )
    }
    XCTAssertEqual(try text(folder, "a.txt"), "old")
    XCTAssertEqual(try names(in: folder), ["a.txt"])

    try files.write(overwrites: true)
    XCTAssertEqual(try text(folder, "a.txt"), "new")
  }

  func test_a_link_without_a_target_is_an_existing_file() throws {
    let folder = try makeFolder()
    let url = folder.appending(path: "a.txt")
    try FileManager.default.createSymbolicLink(
      at: url,
      withDestinationURL: folder.appending(path: "nowhere")
    )
    var files = FileSet()
    files.add("new", at: url)

    XCTAssertThrowsError(try files.write())

    try files.write(overwrites: true)
    XCTAssertEqual(try text(folder, "a.txt"), "new")
  }

  func test_a_failure_leaves_nothing_behind() throws {
    let folder = try makeFolder()
    try Data().write(to: folder.appending(path: "file"))
    var files = FileSet()
    files.add("a", at: folder.appending(path: "x/a.txt"))
    files.add("b", at: folder.appending(path: "file/b.txt"))

    XCTAssertThrowsError(try files.write())

    XCTAssertEqual(try names(in: folder), ["file"])
  }

  func test_a_failure_restores_what_was_overwritten() throws {
    let folder = try makeFolder()
    try Data("old".utf8).write(to: folder.appending(path: "a.txt"))
    var files = FileSet()
    files.add("new", at: folder.appending(path: "a.txt"))
    files.add("b", at: folder.appending(path: "a.txt/b.txt"))

    XCTAssertThrowsError(try files.write(overwrites: true))

    XCTAssertEqual(try text(folder, "a.txt"), "old")
    XCTAssertEqual(try names(in: folder), ["a.txt"])
  }

  // MARK: - Fixtures

  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true
    )
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ folder: URL, _ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
