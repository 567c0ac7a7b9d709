import Foundation

/// A proxy between this program and itself is never meant.
enum Proxy {
  /// Sees to it, once, that this program's clients reach the loopback interface
  /// without one.
  ///
  /// On Linux a URLSession takes its proxy from the environment, and a
  /// session's own configuration can't say otherwise.
  static let isBypassed: Void = {
    let environment = ProcessInfo.processInfo.environment
    let others = environment["no_proxy"] ?? environment["NO_PROXY"]
    let all = [others, "127.0.0.1"].compactMap(\.self)
    setenv("no_proxy", all.joined(separator: ","), 1)
  }()
}
