import Synchronization

/// Data Access Object (Core J2EE, not GoF): an interface between what a program
/// does with its objects and where it keeps them.
///
/// Rename `TransferObject`, `DataAccessObject`, `InMemoryDataAccessObject` and
/// `DataAccessError` after what is kept, `BusinessObject` after what is done.
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
  case alreadyExists(Int)
  case notFound(Int)
}

/// One of many stores; its data source is a dictionary.
final class InMemoryDataAccessObject: DataAccessObject {
  private let dataSource = Mutex<[Int: TransferObject]>([:])

  func create(_ new: TransferObject) throws {
    // TODO: keep the object, unless there is one of its id
  }

  func remove(_ id: Int) throws {
    // TODO: remove the object of this id, if there is one
  }

  func modify(_ new: TransferObject) throws {
    // TODO: put the object in the place of the one of its id, if there is one
  }

  func find(_ id: Int) -> TransferObject? {
    // TODO: return the object of this id, if there is one
    nil
  }

  func findAll() -> [TransferObject] {
    // TODO: return all objects, in the order of their ids
    []
  }
}

/// What the program does with the objects; it knows no store.
struct BusinessObject {
  let store: any DataAccessObject

  func add(_ object: TransferObject) throws -> [TransferObject] {
    // TODO: add the object to the store, and return what is there now
    []
  }
}
