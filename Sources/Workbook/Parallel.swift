import Foundation
import Synchronization

/// Work on many things, several at a time.
enum Parallel {
  /// The results of `work`, in the order of the items.
  ///
  /// - Parameters:
  ///   - items: What to work on.
  ///   - jobs: How many at a time.
  ///   - progress: Is told, now and then, how many are done.
  ///   - work: What to do with each.
  /// - Throws: The error of the first item that has one.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    jobs: Int,
    progress: (Int) -> Void,
    _ work: @escaping @Sendable (Item) throws -> Result
  ) throws -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for (index, item) in items.enumerated() {
      queue.addOperation {
        let result = Swift.Result { try work(item) }
        results.withLock { $0[index] = result }
      }
    }
    var done = 0
    while done < items.count {
      progress(done)
      Thread.sleep(forTimeInterval: 0.05)
      done = results.withLock { $0.count }
    }
    progress(done)
    return try items.indices.compactMap { index in
      try results.withLock { $0[index] }?.get()
    }
  }
}
