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
    // TODO: Store the object, or throw `alreadyExists`.
  }

  func remove(_ id: Int) throws {
    // TODO: Remove the object with this id, or throw `notFound`.
  }

  func modify(_ new: TransferObject) throws {
    // TODO: Replace the object with the same id, or throw `notFound`.
  }

  func find(_ id: Int) -> TransferObject? {
    // TODO: Return the object with this id, if there is one.
    nil
  }

  func findAll() -> [TransferObject] {
    // TODO: Return all objects, in any order.
    []
  }
}

/// Decides what may be stored, and knows its store only by the protocol.
struct BusinessObject {
  typealias FreshList = Result<[TransferObject], any Error>
  enum Refusal: Error { case noContent }
  let store: any DataAccessObject

  func add(_ new: TransferObject) throws -> FreshList {
    // TODO: Refuse an object without content, or add it to the store. Return
    // the stored objects in order of their ids, or the error of reading them.
    .success([])
  }
}
