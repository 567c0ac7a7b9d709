import Foundation
import Terminal

/// The command that creates a package in which a student writes a pattern.
struct ExerciseCommand: Command {
  static let name = "exercise"
  static let summary = "create a package in which you implement a pattern"
  static let usage = "PATTERN --to DIR"
  static let example = "exercise Observer --to /tmp/observer"
  static let options: [CommandOption] = [
    .to("a new folder; existing files are never overwritten")
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let words = try arguments.words(1...1, "PATTERN")
    let pattern = try kit.pattern(named: words[0])
    let folder = try arguments.destination()
    let exercise = try Exercise(of: pattern)
    let suite = try pattern.templateSuite()
    var files = FileSet()
    let tests = "Tests/\(pattern.module)Tests"
    let progress = Progress(pattern: pattern.name).text
    files.addManifest(
      of: "\(pattern.name)Exercise",
      in: folder,
      module: pattern.module
    )
    files.add(exercise.skeleton, in: folder, pattern.exerciseFile)
    files.add(suite.text, in: folder, "\(tests)/\(suite.name).swift")
    files.add(try readme(for: exercise, folder), in: folder, "README.md")
    files.add(progress, in: folder, Progress.fileName)
    try files.write()
    let parts = exercise.tasks.count == 1 ? "part" : "parts"
    try console.write(
      """
      \(exercise.tasks.count) \(parts) to write, in \
      \(folder.appending(path: pattern.exerciseFile).path)
      Then: swift run patterns check \(folder.path.shellQuoted)

      """
    )
    return .success
  }

  private func readme(for exercise: Exercise, _ folder: URL) throws -> String {
    let pattern = exercise.pattern
    let intent = try pattern.header().intent
    let tasks = exercise.tasks.map { "- \($0)" }.joined(separator: "\n")
    let modules = HandInRules.modules(for: SwiftText(try pattern.template()))
      .subtracting(["Swift"]).map { "`\($0)`" }.sorted()
      .formatted(.list(type: .and).locale(.init(identifier: "en_US_POSIX")))
    return """
      # Exercise: \(pattern.name)

      \(intent.capitalizedSentence).

      Write these parts of `\(pattern.exerciseFile)`:

      \(tasks)

      The specification is in `Tests`. The name of each test is a sentence that
      says what has to hold. The package builds as it is, and tests fail until
      all parts are written.

          swift test

      In the kit's folder, the first of these commands says which sentences hold,
      and the second also gives a hint:

          swift run patterns check \(folder.path.shellQuoted)
          swift run patterns check \(folder.path.shellQuoted) --hint

      ## What a Check Accepts

      A check reads `\(pattern.exerciseFile)` alone, and it must be sure that the
      specification means the same for everybody:

      - The file may import \(modules).
      - What you add beside the given types keeps clear of the specification's
        names: a helper at the top level, or in an extension of a type that isn't
        yours, is best `private`.
      - An operator such as `==` takes values of a type that you declare.
      - Unsafe code, macros and names of the standard library that begin with an
        underscore aren't accepted.
      - The given types stay at the top level of the file. The specification runs
        on no actor, so they can't be isolated to one, such as `@MainActor`.

      """
  }
}
