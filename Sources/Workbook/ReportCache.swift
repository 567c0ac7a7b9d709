import Synchronization

/// What specifications said of implementations.
///
/// So the same work is done once: the tool's own specs share one.
final class ReportCache: Sendable {
  private let reports = Mutex<[[String]: SpecRunner.Report]>([:])

  /// Returns the report of some texts, which `make` makes if it isn't known.
  func report(
    of texts: [String],
    _ make: () throws -> SpecRunner.Report
  ) rethrows -> SpecRunner.Report {
    if let report = reports.withLock({ $0[texts] }) { return report }
    let report = try make()
    reports.withLock { $0[texts] = report }
    return report
  }
}
