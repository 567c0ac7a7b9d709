/// One workload at a small and at a large size.
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
  ///   - body: Prepares the size it is given, and returns the work.
  init<Work>(
    _ name: String,
    sizes: [Int],
    operations: (Int) -> Int,
    _ body: (Int) -> (() throws -> Work)
  ) throws {
    self.name = name
    self.sizes = sizes
    // The sizes take turns, so that a busy moment is not one size's alone.
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

  /// How many times as long one operation takes at the large size.
  var growth: Double { nanoseconds[1] / nanoseconds[0] }
}

/// Lets the optimizer not drop the work that `value` comes from.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
