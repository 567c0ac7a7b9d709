import Foundation

/// How far a student has come, kept in the exercise's folder.
public struct Progress: Codable, Equatable, Sendable {
  /// The name of its file.
  static let fileName = ".progress.json"

  /// The pattern's name.
  public var pattern: String
  /// How often the exercise was checked.
  public var checks = 0
  /// The most sentences that ever passed.
  public var best = 0
  /// How many hints were shown for each thing to write, by its title.
  public var hints: [String: Int] = [:]

  /// The progress of somebody who begins.
  public init(pattern: String) {
    self.pattern = pattern
  }

  /// Reads the progress in a folder; nothing if there is none to be read.
  init?(in folder: URL) {
    let file = folder.appending(path: Self.fileName)
    guard let text = file.smallText,
      let progress = try? JSONDecoder().decode(
        Self.self,
        from: Data(text.utf8)
      )
    else { return nil }
    self = progress
  }

  /// What is written into its file.
  var text: String { (try? json) ?? "" }

  /// Keeps it in a folder.
  func save(in folder: URL) throws {
    try text.write(toFile: folder.appending(path: Self.fileName).path)
  }
}
