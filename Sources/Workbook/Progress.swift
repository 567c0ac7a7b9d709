import Foundation

/// A student's progress in an exercise, kept in the exercise's folder.
struct Progress: Codable, Equatable, Sendable {
  static let fileName = ".progress.json"

  /// The pattern's name.
  let pattern: String
  /// The number of checks so far.
  var checks = 0
  /// The most sentences that held in a check.
  var best = 0
  /// The number of hints shown for each part to write, by its title.
  var hints: [String: Int] = [:]

  /// The content of its file.
  var text: String { (try? json) ?? "" }
}

extension Progress {
  /// Reads the progress in a folder; `nil` if there is no readable file.
  init?(in folder: URL) {
    let text = folder.appending(path: Self.fileName).smallText ?? ""
    guard
      let progress = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    else { return nil }
    self = progress
    // The file may have been edited: limits keep the sums from overflowing.
    checks = min(max(checks, 0), 1_000_000)
    best = min(max(best, 0), 1_000_000)
    hints = hints.mapValues { min(max($0, 0), 3) }
  }
}
