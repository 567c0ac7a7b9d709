import Terminal

/// What a lesson's command line asks for.
struct Options: Equatable {
  enum Action {
    case play
    case list
    case help
  }

  enum Pace: Equatable {
    case wholeLesson
    case step
    case auto(seconds: Double)
  }

  enum Format: String, CaseIterable {
    case text
    case markdown
  }

  var action = Action.play
  var pace = Pace.wholeLesson
  var predicts = false
  var page: Int?
  var format = Format.text
  var color = ColorChoice.auto
}

extension Options {
  /// The longest that `--auto` waits, in seconds: a lesson's hour.
  static let longestPause = 3600.0

  /// Reads a command line, the program's name left out.
  init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // `--page=3` is `--page 3`.
      let parts = argument.split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = String(parts[0])
      if parts.count == 2 {
        rest.insert(String(parts[1]), at: rest.startIndex)
        guard !Self.namesWithoutValue.contains(name) else {
          throw UsageError("'\(name)' takes no value")
        }
      }
      try read(name, from: &rest)
    }
    guard format == .text || pace == .wholeLesson else {
      throw UsageError("--step, --predict and --auto show text, not markdown")
    }
  }

  private static let namesWithoutValue = [
    "--step", "--predict", "--list", "--help",
  ]

  private mutating func read(
    _ name: String,
    from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    switch name {
    case "--help", "-h": action = .help
    case "--list": action = .list
    case "--step", "--predict":
      predicts = predicts || name == "--predict"
      if pace == .wholeLesson { pace = .step }
    case "--auto":
      pace = .auto(seconds: try Self.seconds(Self.value(of: name, in: &rest)))
    case "--page": page = try Self.page(Self.value(of: name, in: &rest))
    case "--format": format = try Self.choice(of: name, in: &rest)
    case "--color": color = try Self.choice(of: name, in: &rest)
    default:
      let kind = name.hasPrefix("-") ? "option" : "argument"
      throw UsageError("unknown \(kind) '\(name)'")
    }
  }

  private static func value(
    of name: String,
    in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw UsageError("'\(name)' needs a value")
    }
    return value
  }

  private static func seconds(_ text: String) throws(UsageError) -> Double {
    guard let seconds = Double(text), (0...longestPause).contains(seconds)
    else {
      throw UsageError(
        "'--auto' takes seconds from 0 to \(Int(longestPause)), not '\(text)'"
      )
    }
    return seconds
  }

  private static func page(_ text: String) throws(UsageError) -> Int {
    guard let page = Int(text), page > 0 else {
      throw UsageError("'--page' takes a page's number, not '\(text)'")
    }
    return page
  }

  private static func choice<Choice>(
    of name: String,
    in rest: inout ArraySlice<String>
  ) throws(UsageError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let text = try value(of: name, in: &rest)
    guard let choice = Choice(rawValue: text) else {
      throw UsageError(option: name, takes: Choice.self, not: text)
    }
    return choice
  }
}

extension Options {
  /// The help text of a lesson's program.
  static func help(for program: String) -> String {
    """
    Usage: \(program) [options]

    Shows the lesson page by page: a piece of code, and what it prints.
    Without options, prints the whole lesson.

      --step             wait between pages: Return, Space or an arrow goes
                         on, b or an arrow back, a number and Return jumps,
                         q quits
      --predict          the same, and wait between the code and its output
      --auto SECONDS     go on by itself after so many seconds
      --page NUMBER      one page only; with --step, begin there
      --list             list the pages
      --format FORMAT    text (the default) or markdown
      --color WHEN       auto (the default), always or never
      -h, --help         show this help

    Without a terminal it never waits. Colour is off without a terminal, with
    NO_COLOR set, and with TERM=dumb.

    Example: swift run \(program) --predict

    """
  }
}
