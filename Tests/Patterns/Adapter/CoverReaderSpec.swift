import AdapterPattern
import Foundation
import TestSupport
import XCTest

final class CoverReaderSpec: XCTestCase {
  // MARK: - The client

  func test_the_reader_works_with_a_source_that_it_has_never_seen() throws {
    let source = Pieces([[1, 2], [3], [], [4]])

    XCTAssertEqual(try CoverReader().bytes(of: source), [1, 2, 3, 4])
  }

  func test_a_cover_is_read_up_to_the_limit_and_not_beyond() throws {
    let reader = CoverReader(limit: 3)
    let endless = Pieces([], repeating: [7, 7])

    XCTAssertEqual(try reader.bytes(of: Pieces([[1, 2], [3]])), [1, 2, 3])
    XCTAssertThrowsError(try reader.bytes(of: endless)) {
      XCTAssertEqual($0 as? CoverTooLarge, CoverTooLarge(limit: 3))
      XCTAssertEqual("\($0)", "the cover has more than 3 bytes")
    }
  }

  func test_by_default_a_cover_has_at_most_a_mebibyte() throws {
    let full = [UInt8](repeating: 7, count: 1_048_576)

    XCTAssertEqual(try CoverReader().bytes(of: Pieces([full])), full)
    XCTAssertThrowsError(try CoverReader().bytes(of: Pieces([full, [7]])))
  }

  func test_an_error_of_the_source_is_passed_on() {
    XCTAssertThrowsError(try CoverReader().bytes(of: Broken())) {
      XCTAssertTrue($0 is Broken.Failure, "\($0)")
    }
  }

  // MARK: - Both adapters

  func test_the_same_cover_comes_from_a_stream_and_from_an_open_file() throws {
    // More than one piece, and not a whole number of pieces.
    let cover = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
    try withFile(of: cover) { file in
      let stream = try XCTUnwrap(InputStream(url: file))
      let handle = try FileHandle(forReadingFrom: file)

      let reader = CoverReader()

      XCTAssertEqual(try reader.bytes(of: InputStreamAdapter(stream)), cover)
      XCTAssertEqual(try reader.bytes(of: handle), cover)
    }
  }

  func test_an_empty_source_has_no_bytes_and_is_not_an_error() throws {
    try withFile(of: []) { file in
      let stream = InputStream(data: Data())

      let reader = CoverReader()

      XCTAssertEqual(try reader.bytes(of: InputStreamAdapter(stream)), [])
      XCTAssertEqual(
        try reader.bytes(of: FileHandle(forReadingFrom: file)),
        []
      )
    }
  }

  func test_a_source_returns_no_more_bytes_than_it_is_asked_for() throws {
    try withFile(of: [1, 2, 3]) { file in
      let sources: [any ByteSource] = [
        InputStreamAdapter(try XCTUnwrap(InputStream(url: file))),
        try FileHandle(forReadingFrom: file),
      ]

      let pieces = try sources.map { source in
        try (1...4).map { _ in try source.nextBytes(atMost: 2) }
      }

      XCTAssertEqual(
        pieces, [[[1, 2], [3], nil, nil], [[1, 2], [3], nil, nil]])
    }
  }

  func test_a_source_that_cannot_be_read_is_an_error_and_not_the_end() throws {
    try TemporaryDirectory.with { directory in
      let missing = directory.appending(path: "cover")
      let stream = try XCTUnwrap(InputStream(url: missing))
      let handle = try FileHandle(forReadingFrom: directory)

      XCTAssertThrowsError(
        try CoverReader().bytes(of: InputStreamAdapter(stream))
      )
      XCTAssertThrowsError(try CoverReader().bytes(of: handle))
    }
  }

  // MARK: - The stream's lifetime

  func test_a_stream_is_opened_by_the_first_read_and_closed_with_its_adapter()
    throws
  {
    let stream = InputStream(data: Data([1]))
    var adapter: InputStreamAdapter? = InputStreamAdapter(stream)
    XCTAssertEqual(stream.streamStatus, .notOpen)

    _ = try adapter?.nextBytes(atMost: 1)
    XCTAssertNotEqual(stream.streamStatus, .notOpen)
    adapter = nil

    XCTAssertEqual(stream.streamStatus, .closed)
  }

  // MARK: - Fixtures

  private func withFile(of bytes: [UInt8], _ body: (URL) throws -> Void) throws
  {
    try TemporaryDirectory.with { directory in
      let file = directory.appending(path: "cover")
      try Data(bytes).write(to: file)
      try body(file)
    }
  }

  /// Some pieces, and then the end or another piece forever.
  private final class Pieces: ByteSource {
    private var pieces: [[UInt8]]
    private let last: [UInt8]?

    init(_ pieces: [[UInt8]], repeating last: [UInt8]? = nil) {
      self.pieces = pieces
      self.last = last
    }

    func nextBytes(atMost count: Int) -> [UInt8]? {
      pieces.isEmpty ? last : pieces.removeFirst()
    }
  }

  private struct Broken: ByteSource {
    struct Failure: Error {}

    func nextBytes(atMost count: Int) throws -> [UInt8]? { throw Failure() }
  }
}
