import Synchronization

/// A cache of reports on implementations.
///
/// The tool's own specs share one, so that no implementation is built twice.
final class ReportCache: Sendable {
  private let reports = Mutex<[[String]: SpecRunner.Report]>([:])

  /// Returns the report for some texts, which `make` returns if it isn't cached.
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
