/// The time of an operation at a small and at a large size of its workload.
struct Measurement {
  let name: String
  let sizes: [Int]
  /// The median time of one operation at each size, in nanoseconds.
  let nanoseconds: [Double]

  /// Measures `body` at each size.
  ///
  /// - Parameters:
  ///   - operations: The number of operations of one call of `body`, given the
  ///     size.
  ///   - body: Prepares a workload of the given size, and returns the work.
  init<Work>(
    _ name: String,
    sizes: [Int],
    operations: (Int) -> Int,
    _ body: (Int) -> (() throws -> Work)
  ) throws {
    self.name = name
    self.sizes = sizes
    // The sizes take turns, so that a busy moment affects both.
    let runs = try (1...9).map { _ in
      try sizes.map { size in
        let work = body(size)
        let time = try ContinuousClock().measure { keep(try work()) }
        return time / .nanoseconds(1) / Double(operations(size))
      }
    }
    nanoseconds = sizes.indices.map { index in
      runs.map { $0[index] }.sorted()[runs.count / 2]
    }
  }

  /// The time at the large size divided by that at the small one.
  var growth: Double { nanoseconds[1] / nanoseconds[0] }
}

/// Keeps the optimizer from removing the work that computes `value`.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
