import Terminal

/// One command of the workbook's tool.
protocol Command: Sendable {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in half a sentence.
  static var summary: String { get }
  /// Its arguments, as help shows them.
  static var usage: String { get }
  /// What its options do, a line each.
  static var details: String { get }
  /// A call that works in the kit as it stands.
  static var example: String { get }
  /// The options that stand alone.
  static var flags: Set<String> { get }
  /// The options that take a value.
  static var options: Set<String> { get }

  init()

  /// Does it.
  ///
  /// - Returns: How the tool ends, unless something is thrown.
  func run(
    _ arguments: Arguments,
    in kit: Kit,
    to console: Console
  ) throws -> ExitStatus
}

extension Command {
  static var details: String { "" }
  static var flags: Set<String> { [] }
  static var options: Set<String> { [] }

  /// What `--help` shows.
  static var help: String {
    """
    Usage: patterns \(name)\(usage.isEmpty ? "" : " " + usage)

    \(summary.prefix(1).uppercased() + summary.dropFirst()).
    \(details.isEmpty ? "" : "\n\(details)\n")
    Example: swift run patterns \(example)

    """
  }
}
