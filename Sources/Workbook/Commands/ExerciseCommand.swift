import Terminal
import Foundation

/// Makes a package in which a student writes a pattern.
struct ExerciseCommand: Command {
  static let name = "exercise"
  static let summary = "make a package in which to write a pattern yourself"
  static let usage = "PATTERN --to DIR"
  static let example = "exercise Observer --to /tmp/observer"
  static let options: [CommandOption] = [
    .to("a folder that is made; nothing is written over")
  ]

  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus {
    let words = try arguments.words(1...1, "a pattern")
    let pattern = try kit.pattern(named: words[0])
    let folder = try arguments.destination(of: "exercise")
    let exercise = try Exercise(of: pattern)
    do {
      try files(for: exercise, in: folder).write()
    } catch let conflict as FileSet.Conflict {
      console.complain("\(conflict)")
      return .cannotCreate
    }
    let things = exercise.tasks.count == 1 ? "thing" : "things"
    try console.write(
      """
      \(exercise.tasks.count) \(things) to write, in \
      \(folder.appending(path: pattern.exerciseFile).path)
      Then: swift run patterns check \(folder.path)

      """
    )
    return .success
  }

  private func files(for exercise: Exercise, in folder: URL) throws -> FileSet {
    let pattern = exercise.pattern
    let suite = try pattern.templateSuite()
    var files = NewPackage(
      name: "\(pattern.name)Exercise",
      module: pattern.module
    ).files(
      in: folder,
      implementation: (pattern.name, exercise.skeleton),
      specification: (suite.name, suite.text)
    )
    files.add(
      try readme(for: exercise, folder),
      at: folder.appending(path: "README.md")
    )
    files.add(
      Progress(pattern: pattern.name).text,
      at: folder.appending(path: Progress.fileName)
    )
    return files
  }

  private func readme(for exercise: Exercise, _ folder: URL) throws -> String {
    let pattern = exercise.pattern
    let intent = try pattern.header().intent
    let tasks = exercise.tasks.map { "- \($0)" }.joined(separator: "\n")
    return """
      # Exercise: \(pattern.name)

      \(intent.capitalizedSentence).

      Write what is left to write in `\(pattern.exerciseFile)`:

      \(tasks)

      The specification is in `Tests`: its sentences say what has to hold. It
      builds as it is, and fails until the work is done.

          swift test

      In the folder of the kit, this has more to say, and hints:

          swift run patterns check \(folder.path)
          swift run patterns check \(folder.path) --hint

      """
  }
}
