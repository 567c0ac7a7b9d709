import Foundation
import Site
import Terminal

/// The command that shows the structure of a pattern.
struct ShowCommand: Command {
  static let name = "show"
  static let summary = "show the structure of a pattern as a class diagram"
  static let usage =
    "[PATTERN] [--example | --sequence] [--svg FILE | --record]"
  static let notes = """
    The diagram is drawn from the compiler's symbol graph of the code. Without \
    a pattern, shows all of them.
    """
  static let example = "show Observer"
  static let options: [CommandOption] = [
    .init("--example", help: "draw the worked example, not the template"),
    .init("--sequence", help: "draw the calls on one page of the lesson"),
    .init("--svg", "FILE", help: "write the diagram as an SVG picture"),
    .init("--record", help: "update the pictures of the articles"),
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let words = try arguments.words(0...1, "PATTERN")
    let isRecord = arguments.has("--record")
    let part: StructureFiles.Part =
      arguments.has("--sequence")
      ? .sequence : arguments.has("--example") ? .example : .template
    guard !isRecord || arguments["--svg"] == nil else {
      throw UsageError("'--svg' can't be combined with '--record'")
    }
    guard !arguments.has("--example") || !arguments.has("--sequence") else {
      throw UsageError("'--example' can't be combined with '--sequence'")
    }
    guard arguments["--svg"] == nil || words.count == 1 else {
      throw UsageError("'--svg' requires a pattern")
    }
    // A template imports no module that has to be built.
    let products =
      isRecord || part != .template ? try kit.builtProducts() : kit.root
    for pattern in try kit.patterns(named: words.first) {
      let files = StructureFiles(pattern: pattern, products: products)
      // Not every pattern has a sequence.
      if words.isEmpty, !files.parts.contains(part) { continue }
      if isRecord {
        try record(files)
      } else if let file = arguments["--svg"] {
        try files.drawing(of: part).svg.write(toFile: file)
      } else {
        let drawing = try files.drawing(of: part)
        let lines = [console.bold(drawing.title), ""] + drawing.terminalLines
        try console.write(lines.joined(separator: "\n") + "\n\n")
      }
    }
    return .success
  }

  private func record(_ files: StructureFiles) throws {
    for (path, text) in try files.parts.flatMap(files.files(of:))
    where text != (try? kit.text(of: path)) {
      try text.write(toFile: kit.url(path).path)
      try console.write("\(path)\n")
    }
  }
}

extension Kit {
  /// Builds what is out of date, and returns the folder of the kit's programs
  /// and modules.
  func builtProducts() throws -> URL {
    let build = Subprocess(command: ["swift", "build"], directory: root)
    let outcome = try build.run()
    guard outcome.end == .exit(0) else {
      throw WorkbookError.malformed(
        "Package.swift",
        "does not build: \(SuiteRun.reason(in: outcome.output))"
      )
    }
    let path = try Subprocess(
      command: build.command + ["--show-bin-path"], directory: root
    ).run().output.textLines.last
    return URL(filePath: path ?? "")
  }
}
