/// A command's arguments, sorted into what they are.
public struct Arguments: Equatable {
  /// The words that belong to no option, in their order.
  public private(set) var words: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// Sorts arguments; behind a `--` all are words.
  ///
  /// - Parameters:
  ///   - arguments: The arguments behind the command's name.
  ///   - known: The options that stand alone.
  ///   - options: The options that take a value, behind a space or a `=`.
  /// - Throws: ``UsageError`` for an option that is not known or is there
  ///   twice, lacks its value or has one that it doesn't take.
  public init(
    _ arguments: [String],
    flags known: Set<String>,
    options: Set<String>
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      ).map(String.init)
      let name = parts[0]
      if known.contains(name) {
        guard parts.count == 1 else {
          throw UsageError("'\(name)' takes no value")
        }
        flags.insert(name)
      } else if options.contains(name) {
        // An option that follows is no value: the value was forgotten.
        let follows =
          rest.first.map { next in
            !next.hasPrefix("--") && !known.union(options).contains(next)
          } ?? false
        let value =
          parts.count == 2 ? parts[1] : follows ? rest.popFirst() : nil
        guard let value, !value.isEmpty else {
          throw UsageError("'\(name)' needs a value")
        }
        guard values.updateValue(value, forKey: name) == nil else {
          throw UsageError("'\(name)' is there twice")
        }
      } else {
        throw UsageError(
          "unknown option '\(name)'",
          suggestion: name.nearest(among: known.union(options).sorted())
        )
      }
    }
  }

  /// Whether an option was given.
  public func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option, if it was given.
  public subscript(option: String) -> String? { values[option] }

  /// The value of an option that takes one of some words, if it was given.
  ///
  /// - Throws: ``UsageError`` for any other word.
  public func choice<Choice>(
    _ option: String,
    of type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = values[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw UsageError(option: option, takes: type, not: text)
    }
    return choice
  }

  /// The words, if there are as many as the command takes.
  ///
  /// - Parameters:
  ///   - count: How many it takes.
  ///   - what: What the first of them is, for the error.
  /// - Throws: ``UsageError`` if there are fewer, or more.
  public func words(_ count: ClosedRange<Int>, _ what: String)
    throws(UsageError)
    -> [String]
  {
    guard count.contains(words.count) else {
      throw UsageError(
        words.count < count.lowerBound
          ? "\(what) is missing" : "'\(words[count.upperBound])' is too much"
      )
    }
    return words
  }
}
