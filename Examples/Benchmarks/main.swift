// Prints the times of the patterns' operations, each at two sizes of its
// workload: the median of nine runs. Build it with optimization:
//
//     swift run -c release --package-path Examples/Benchmarks

import Foundation

func row(_ measurement: Measurement, against base: Measurement?) -> String {
  let size = measurement.sizes.map { "\($0)" }.joined(separator: ", ")
  let times = measurement.nanoseconds.map { time in
    String(format: time < 100 ? "%.1f" : "%.0f", time)
  }
  let ratio = base.map {
    String(format: "%.1f", measurement.nanoseconds[1] / $0.nanoseconds[1])
  }
  let cells = [
    measurement.name, size, times[0], times[1],
    String(format: "%.2f", measurement.growth), ratio ?? "",
  ]
  return "| \(cells.joined(separator: " | ")) |"
}

/// Prints measurements, each beside the first of its group.
func show(_ group: [Measurement], isCompared: Bool = false) {
  for measurement in group {
    print(row(measurement, against: isCompared ? group[0] : nil))
  }
}

print("| operation | sizes | ns | ns, large | growth | ratio |")
print("|---|---|---|---|---|---|")
show(try notifying([10, 10_000]), isCompared: true)
show([
  try attaching([100, 10_000]), try sendingWhileDelivering([100, 100_000]),
])
show(try stepping([10, 10_000]))
let draws = try drawing([5, 100_000])
show(Array(draws.prefix(2)))
show(Array(draws.suffix(2)), isCompared: true)
