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
  case alreadyExists(Int), notFound(Int)
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
    // TODO: return all objects, in any order
    []
  }
}

/// What the program does with the objects; it decides, and knows no store.
struct BusinessObject {
  typealias FreshList = Result<[TransferObject], any Error>
  enum Refusal: Error { case noContent }
  let store: any DataAccessObject

  func add(_ new: TransferObject) throws -> FreshList {
    // TODO: refuse an object without content, or add it to the store; return
    // the stored objects in the order of the ids, or why they can't be read
    .success([])
  }
}
