import Foundation
import Synchronization

/// Work on many things, several at a time.
enum Parallel {
  /// Returns the results of `work`, in the order of the items.
  ///
  /// Each time that one is done, calls `report` with its place, its result and
  /// how many are done; one call at a time.
  ///
  /// The work may block its thread, as waiting for a program does; a task group
  /// would have as many threads as processors, however many `jobs` are wanted.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    report: @escaping @Sendable (Int, Result, Int) -> Void = { _, _, _ in },
    _ work: @escaping @Sendable (Item) throws -> Result
  ) throws -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for (index, item) in items.enumerated() {
      queue.addOperation {
        let result = Swift.Result { try work(item) }
        results.withLock { results in
          results[index] = result
          if case .success(let value) = result {
            report(index, value, results.count)
          }
        }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return try items.indices.compactMap { index in
      try results.withLock { $0[index] }?.get()
    }
  }
}
