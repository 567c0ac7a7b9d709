import Foundation
import Synchronization

/// Parallel work on many items.
enum Parallel {
  /// Returns the results of `work`, in the order of the items.
  ///
  /// Calls `report` for each finished item with its index, its result and the
  /// number of finished items; one call at a time.
  ///
  /// The work may block its thread, for example to wait for a program. A task
  /// group would have only as many threads as processors, regardless of `jobs`.
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
