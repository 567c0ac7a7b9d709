import Terminal
import TerminalText

/// The command that checks the kit's files.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "check the kit's files, without building anything"
  static let usage = "[PATTERN]"
  static let notes =
    "Prints a line for each finding: 'FILE:LINE: what to write'."
  static let example = "doctor Observer"

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    let words = try arguments.words(0...1)
    let pattern = try words.first.map(kit.pattern(named:))
    let findings =
      try Doctor(of: kit).findings(in: pattern)
      + (pattern == nil ? PackageDescription(of: kit).findings(in: kit) : [])
    for finding in findings {
      try console.write("\(finding)".printable + "\n")
    }
    return findings.isEmpty ? .success : .failure
  }
}
