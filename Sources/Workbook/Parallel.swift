import Foundation
import Synchronization

/// Work on many things, several at a time.
enum Parallel {
  /// Returns the results of `work`, in the order of the items; calls `progress`
  /// with how many are done, each time that one is.
  ///
  /// The work may block its thread, as waiting for a program does; a task group
  /// would have as many threads as processors, however many `jobs` are wanted.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: @escaping @Sendable (Int) -> Void,
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
          progress(results.count)
        }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return try items.indices.compactMap { index in
      try results.withLock { $0[index] }?.get()
    }
  }
}
