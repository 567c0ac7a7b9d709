import Foundation

/// How far a student has come, kept in the exercise's folder.
struct Progress: Codable, Equatable, Sendable {
  static let fileName = ".progress.json"

  /// The pattern's name.
  let pattern: String
  /// How often the exercise was checked.
  var checks = 0
  /// The most sentences that ever passed.
  var best = 0
  /// How many hints were shown for each thing to write, by its title.
  var hints: [String: Int] = [:]

  /// What is written into its file.
  var text: String { (try? json) ?? "" }
}

extension Progress {
  /// Reads the progress in a folder; `nil` if there is none to be read.
  init?(in folder: URL) {
    let text = folder.appending(path: Self.fileName).smallText ?? ""
    guard
      let progress = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    else { return nil }
    self = progress
    // A number that was edited does no more harm than that.
    checks = min(max(checks, 0), 1_000_000)
    best = min(max(best, 0), 1_000_000)
    hints = hints.mapValues { min(max($0, 0), 3) }
  }
}
