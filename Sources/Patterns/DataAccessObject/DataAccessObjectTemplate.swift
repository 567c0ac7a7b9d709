import Synchronization

/// Data Access Object (Core J2EE, not GoF): an interface between what a program
/// does with its objects and where it keeps them.
///
/// Rename `TransferObject`, `DataAccessObject`, `InMemoryDataAccessObject` and
/// `DataAccessError` after what you store, `BusinessObject` after its task.
protocol DataAccessObject: Sendable {
  func create(_ new: TransferObject) throws
  func remove(_ id: Int) throws
  func modify(_ new: TransferObject) throws
  func findAll() throws -> [TransferObject]
  func find(_ id: Int) throws -> TransferObject?
}

struct TransferObject: Identifiable, Equatable, Sendable {
  let id: Int
  var content: String
}

enum DataAccessError: Error, Equatable {
  case alreadyExists(Int), notFound(Int)
}

/// One of many stores; its data source is a dictionary.
final class InMemoryDataAccessObject: DataAccessObject {
  private let dataSource = Mutex<[Int: TransferObject]>([:])

  func create(_ new: TransferObject) throws {
    try dataSource.withLock { objects in
      if objects[new.id] != nil { throw DataAccessError.alreadyExists(new.id) }
      objects[new.id] = new
    }
  }

  func remove(_ id: Int) throws { try replace(id, with: nil) }
  func modify(_ new: TransferObject) throws { try replace(new.id, with: new) }
  func find(_ id: Int) -> TransferObject? { dataSource.withLock { $0[id] } }
  func findAll() -> [TransferObject] { dataSource.withLock { $0.map(\.value) } }

  private func replace(_ id: Int, with new: TransferObject?) throws {
    try dataSource.withLock { objects in
      guard objects[id] != nil else { throw DataAccessError.notFound(id) }
      objects[id] = new
    }
  }
}

/// Decides what may be stored, and knows its store only by the protocol.
struct BusinessObject {
  typealias FreshList = Result<[TransferObject], any Error>
  enum Refusal: Error { case noContent }
  let store: any DataAccessObject

  func add(_ new: TransferObject) throws -> FreshList {
    guard !new.content.isEmpty else { throw Refusal.noContent }
    try store.create(new)
    return Result { try store.findAll().sorted { $0.id < $1.id } }
  }
}
