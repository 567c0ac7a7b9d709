import Foundation
import TestSupport

/// MyNotes on a store of the test's own, with its dates in UTC.
struct MyNotes {
  let store: String

  /// Runs a command to its end.
  func run(
    _ arguments: String...,
    input: String? = nil
  ) throws -> Program.Outcome {
    try Program(
      Kit.products.appending(path: "MyNotes"),
      arguments + ["--store", store, "--time-zone", "UTC"]
    ).run(input: input)
  }

  /// Returns what a command prints, if it succeeds.
  func output(_ arguments: String..., input: String? = nil) throws -> String {
    let outcome = try Program(
      Kit.products.appending(path: "MyNotes"),
      arguments + ["--store", store, "--time-zone", "UTC"]
    ).run(input: input)
    guard outcome.status == 0 else { throw Refused(outcome: outcome) }
    return outcome.output
  }

  /// An error for a command that failed.
  struct Refused: Error {
    let outcome: Program.Outcome
  }

  /// Returns the texts of all notes, the oldest first.
  func contents() throws -> [String] {
    struct Entry: Decodable {
      let content: String
    }
    let json = Data(try output("--json").utf8)
    return try JSONDecoder().decode([Entry].self, from: json).map(\.content)
  }
}
