import Foundation
import TestSupport

/// A shell command, with the kit's programs as `$MyNotes` and `$BlueLibrary`.
///
/// Only a shell can start a program with a stream that is closed or can't be
/// read.
struct ShellCommand {
  let text: String

  /// Runs the command in a folder, and waits for its end.
  func run(
    in folder: URL,
    environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let programs = ["MyNotes", "BlueLibrary"].map { name in
      (name, Kit.products.appending(path: name).path)
    }
    return try Program(
      URL(filePath: "/bin/sh"),
      ["-c", text],
      environment: Dictionary(uniqueKeysWithValues: programs)
        .merging(environment) { $1 },
      in: folder
    ).run()
  }
}
