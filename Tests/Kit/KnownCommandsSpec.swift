import TestSupport
import XCTest

@testable import Workbook

/// The commands that documents may mention.
final class KnownCommandsSpec: XCTestCase {
  func test_only_commands_that_exist_are_known() throws {
    let kit = Workbook.Kit(root: TestSupport.Kit.root)
    let commands = KnownCommands(in: try Doctor(of: kit))

    XCTAssertTrue(commands.has("swift run ObserverExample --step"))
    XCTAssertTrue(commands.has("swift run ObserverExample --page 3"))
    XCTAssertTrue(commands.has("swift run ObserverExample --color never"))
    XCTAssertTrue(commands.has("swift test --filter ObserverTemplateSpec"))
    XCTAssertTrue(commands.has("swift run patterns try Observer --all"))
    XCTAssertTrue(commands.has("swift run BlueLibrary --explain"))
    XCTAssertTrue(commands.has("swift run --traits SQLite MyNotes --json"))
    XCTAssertFalse(commands.has("swift run MyNotes --no-such-option"))
    XCTAssertFalse(commands.has("swift run patterns no-such-command"))
    XCTAssertFalse(commands.has("swift run patterns spec --no-such-option"))
    XCTAssertFalse(commands.has("swift run NoSuchExample"))
    XCTAssertFalse(commands.has("swift run ObserverExample --no-such-option"))
    XCTAssertFalse(commands.has("swift test --filter NoSuchSpec"))
    XCTAssertFalse(commands.has("swift test --traits NoSuchTrait"))
    XCTAssertFalse(commands.has("bash .ci/no-such-file"))
    XCTAssertFalse(commands.has("make"))
  }
}
