import Synchronization
import XCTest

@testable import DataAccessObjectPattern

final class DataAccessObjectTemplateSpec: XCTestCase {
  // MARK: - Business object

  func test_the_business_object_works_with_any_store() throws {
    let objects = [TransferObject(id: 1, content: "a")]
    let stores: [any DataAccessObject] = [
      InMemoryDataAccessObject(), OneObjectStore(),
    ]

    let answers = try stores.map { store in
      try BusinessObject(store: store).add(objects[0]).get()
    }

    XCTAssertEqual(answers, [objects, objects])
  }

  func test_the_business_object_decides_what_may_be_kept() throws {
    let stores: [any DataAccessObject] = [
      InMemoryDataAccessObject(), OneObjectStore(),
    ]

    for store in stores {
      let business = BusinessObject(store: store)
      XCTAssertThrowsError(
        try business.add(TransferObject(id: 1, content: ""))
      ) { XCTAssertEqual($0 as? BusinessObject.Refusal, .noContent) }
      XCTAssertEqual(try store.findAll(), [])
    }
  }

  func test_a_change_returns_the_fresh_list_in_order() throws {
    let business = BusinessObject(store: InMemoryDataAccessObject())
    let objects = (1...8).map { TransferObject(id: $0, content: "\($0)") }

    let answers = try objects.reversed().map { try business.add($0).get() }

    XCTAssertEqual(answers, (1...8).map { objects.suffix($0) })
  }

  func test_a_change_is_not_an_error_if_only_the_list_cannot_be_read() throws {
    let store = UnreadableStore()

    let list = try BusinessObject(store: store).add(a)

    XCTAssertEqual(store.find(1), a)
    XCTAssertThrowsError(try list.get()) {
      XCTAssertTrue($0 is UnreadableStore.Failure, "\($0)")
    }
  }

  func test_the_business_object_passes_on_an_error_of_the_store() throws {
    let business = BusinessObject(store: InMemoryDataAccessObject())
    _ = try business.add(a)

    assertThrows(.alreadyExists(1)) { _ = try business.add(a) }
  }

  // MARK: - Data access object

  func test_an_object_that_was_created_is_found() throws {
    let store = InMemoryDataAccessObject()

    try store.create(a)

    XCTAssertEqual(store.find(1), a)
    XCTAssertNil(store.find(2))
  }

  func test_a_second_object_with_the_same_id_is_refused() throws {
    let store = InMemoryDataAccessObject()
    try store.create(a)

    assertThrows(.alreadyExists(1)) {
      try store.create(TransferObject(id: 1, content: "other"))
    }

    XCTAssertEqual(store.findAll(), [a])
  }

  func test_an_object_that_was_removed_is_gone() throws {
    let store = InMemoryDataAccessObject()
    try store.create(a)
    try store.create(b)

    try store.remove(1)

    XCTAssertEqual(store.findAll(), [b])
  }

  func test_removing_a_missing_object_is_an_error() throws {
    let store = InMemoryDataAccessObject()
    try store.create(a)

    assertThrows(.notFound(2)) { try store.remove(2) }

    XCTAssertEqual(store.findAll(), [a])
  }

  func test_an_object_that_was_modified_has_its_new_content() throws {
    let store = InMemoryDataAccessObject()
    let changed = TransferObject(id: 1, content: "changed")
    try store.create(a)
    try store.create(b)

    try store.modify(changed)

    XCTAssertEqual(store.find(1)?.content, "changed")
    XCTAssertEqual(store.find(2), b)
  }

  func test_modifying_a_missing_object_is_an_error() throws {
    let store = InMemoryDataAccessObject()
    try store.create(a)

    assertThrows(.notFound(2)) { try store.modify(b) }

    XCTAssertEqual(store.findAll(), [a])
  }

  func test_find_all_returns_a_copy() throws {
    let store = InMemoryDataAccessObject()
    try store.create(a)

    var found: [TransferObject] = store.findAll()
    found[0].content = "changed"
    found.append(b)

    XCTAssertEqual(store.findAll().map(\.content), ["a"])
  }

  func test_the_store_keeps_a_copy_of_a_created_object() throws {
    let store = InMemoryDataAccessObject()
    var mine = a
    try store.create(mine)

    mine.content = "changed"

    XCTAssertEqual(store.find(1)?.content, "a")
  }

  func test_objects_created_concurrently_are_all_kept() {
    let store = InMemoryDataAccessObject()

    DispatchQueue.concurrentPerform(iterations: 1000) { id in
      try? store.create(TransferObject(id: id, content: "x"))
    }

    XCTAssertEqual(Set(store.findAll().map(\.id)), Set(0..<1000))
  }

  // MARK: - Fixtures

  private let a = TransferObject(id: 1, content: "a")
  private let b = TransferObject(id: 2, content: "b")

  private func assertThrows(
    _ expected: DataAccessError,
    line: UInt = #line,
    _ body: () throws -> Void
  ) {
    XCTAssertThrowsError(try body(), line: line) {
      XCTAssertEqual(words($0), words(expected), line: line)
    }
  }

  /// Describes an error by its case and its number, so that no `==` or
  /// description of its type is used.
  private func words(_ error: any Error) -> String {
    switch error as? DataAccessError {
    case .alreadyExists(let id)?: "\(id as Int) already exists"
    case .notFound(let id)?: "\(id as Int) not found"
    case nil: "\(error)"
    }
  }

  /// A store that keeps its objects, and can't list them.
  private final class UnreadableStore: DataAccessObject {
    struct Failure: Error {}

    private let kept = InMemoryDataAccessObject()

    func create(_ new: TransferObject) throws { try kept.create(new) }
    func remove(_ id: Int) throws { try kept.remove(id) }
    func modify(_ new: TransferObject) throws { try kept.modify(new) }
    func find(_ id: Int) -> TransferObject? { kept.find(id) }
    func findAll() throws -> [TransferObject] { throw Failure() }
  }

  /// A very different store: it has room for one object.
  private final class OneObjectStore: DataAccessObject {
    private let object = Mutex<TransferObject?>(nil)

    func create(_ new: TransferObject) { object.withLock { $0 = new } }
    func remove(_ id: Int) { object.withLock { $0 = nil } }
    func modify(_ new: TransferObject) { create(new) }
    func find(_ id: Int) -> TransferObject? {
      findAll().first { $0.id == id }
    }
    func findAll() -> [TransferObject] {
      object.withLock { $0.map { [$0] } ?? [] }
    }
  }
}
