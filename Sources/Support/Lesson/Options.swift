import Terminal

/// The options of a lesson's command line.
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

  var action = Action.play
  var pace = Pace.wholeLesson
  var predicts = false
  var showsNotes = false
  var page: Int?
  var format = PageFormat.Kind.text
  var color = ColorChoice.auto
}

extension Options {
  /// The longest pause for `--auto`, in seconds: the length of a lesson.
  private static let longestPause = 3600.0

  private static let all: [CommandOption] = [
    .init(
      "--step",
      help:
        "a page at a time: Return, Space or → goes on, b or ← goes back, a "
        + "number and Return jumps to that page, s shows the structure, o opens "
        + "the page in $EDITOR, r builds and runs it again, q quits"
    ),
    .init(
      "--predict",
      help: "like --step, and wait between the code and its output"
    ),
    .init(
      "--notes", help: "show the question to ask before a page's output"
    ),
    .init("--auto", "SECONDS", help: "go on after SECONDS without a key"),
    .init("--page", "NUMBER", help: "one page only; with --step, begin there"),
    .init("--list", help: "list the pages"),
    .init("--format", "FORMAT", help: "text (the default) or markdown"),
    .color,
  ]

  /// Parses a command line.
  ///
  /// - Parameter pages: The numbers of the lesson's pages.
  init(
    arguments: [String],
    pages: ClosedRange<Int>
  ) throws(UsageError) {
    let arguments = try Arguments(arguments, options: Self.all)
    try arguments.refuseWords()
    if arguments.has("--list") { action = .list }
    if arguments.asksForHelp { action = .help }
    predicts = arguments.has("--predict")
    showsNotes = arguments.has("--notes")
    if predicts || arguments.has("--step") { pace = .step }
    if let seconds = try arguments.number(
      "--auto",
      in: 0...Self.longestPause,
      "a number of seconds"
    ) {
      pace = .auto(seconds: seconds)
    }
    page = try arguments.number(
      "--page",
      in: pages,
      "a page number"
    )
    format = try arguments.choice("--format") ?? .text
    color = try arguments.choice("--color") ?? .auto
    guard format == .text || pace == .wholeLesson else {
      throw UsageError(
        "'--format markdown' excludes --step, --predict and --auto"
      )
    }
  }

  /// Returns the help for a lesson's program.
  static func help(for program: String) -> CommandHelp {
    CommandHelp(
      program,
      usage: "[options]",
      summary: """
        Shows the lesson page by page: a piece of code, and what it prints.
        Without options, prints the whole lesson.
        """,
      options: all,
      notes: "Without a terminal the lesson never waits. Color is off without "
        + "a terminal, with NO_COLOR set, and with TERM=dumb.",
      example: "\(program) --predict"
    )
  }
}
