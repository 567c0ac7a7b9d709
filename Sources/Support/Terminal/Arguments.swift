/// A command's arguments, sorted into words, flags and values.
public struct Arguments: Equatable, Sendable {
  /// The positional arguments, in order.
  public private(set) var words: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// Sorts arguments; arguments after `--` are positional.
  ///
  /// `--help` and `-h` are always known. A value follows as an argument or
  /// after `=`.
  ///
  /// - Throws: ``UsageError`` for an option that is unknown, is given more than
  ///   once, lacks its value or has one that it doesn't take.
  public init(
    _ arguments: [String],
    options: [CommandOption]
  ) throws(UsageError) {
    let known = options + [.help]
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
      let name = parts[0] == "-h" ? CommandOption.help.name : parts[0]
      guard let option = known.first(where: { $0.name == name }) else {
        throw UsageError(
          "unknown option '\(name)'",
          suggestion: name.nearest(among: known.map(\.name).sorted())
        )
      }
      var value = parts.dropFirst().first
      guard option.value != nil else {
        guard value == nil else {
          throw UsageError("option '\(name)' takes no value")
        }
        flags.insert(name)
        continue
      }
      // An option in the value's place means that the value was forgotten.
      if value == nil, let next = rest.first, !next.hasPrefix("--"),
        next != "-h", !known.contains(where: { $0.name == next })
      {
        value = rest.popFirst()
      }
      guard let value, !value.isEmpty else {
        throw UsageError("missing value for option '\(name)'")
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw UsageError("option '\(name)' given more than once")
      }
    }
  }

  /// A Boolean value that indicates whether help was requested.
  public var asksForHelp: Bool { has(CommandOption.help.name) }

  /// Returns a Boolean value that indicates whether a flag was given.
  public func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option; `nil` if it was not given.
  public subscript(option: String) -> String? { values[option] }

  /// Returns the value of an option, converted by `read`; `nil` if it was not
  /// given.
  ///
  /// - Throws: ``UsageError`` for a value that `read` can't convert; its
  ///   description says `what` the option takes.
  public func value<Value>(
    _ option: String,
    _ what: String,
    read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = values[option] else { return nil }
    guard let value = read(text) else {
      throw UsageError(
        "invalid value '\(text)' for '\(option)'; expected \(what)"
      )
    }
    return value
  }

  /// Returns the value of an option as one of a type's cases; `nil` if it was
  /// not given.
  ///
  /// - Throws: ``UsageError`` for any other word.
  public func choice<Choice>(
    _ option: String,
    of type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    let words = type.allCases.map(\.rawValue).joined(separator: ", ")
    return try value(option, "one of \(words)", read: Choice.init(rawValue:))
  }

  /// Returns the value of an option as a number; `nil` if it was not given.
  ///
  /// - Throws: ``UsageError`` for any text but a number of the range; its
  ///   description says `what` the number is.
  public func number<Number>(
    _ option: String,
    in range: ClosedRange<Number>,
    _ what: String = "a number"
  ) throws(UsageError) -> Number?
  where Number: LosslessStringConvertible {
    let bounds = [range.lowerBound, range.upperBound].map {
      // 3600.0 is 3600.
      Double("\($0)").flatMap(Int.init(exactly:)).map(String.init) ?? "\($0)"
    }
    return try value(option, "\(what) from \(bounds[0]) to \(bounds[1])") {
      Number($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Returns the positional arguments, if there are as many as the command
  /// takes.
  ///
  /// - Throws: ``UsageError`` if there are more, or fewer; then its description
  ///   says `what` the first one is.
  public func words(
    _ count: ClosedRange<Int>,
    _ what: String = ""
  ) throws(UsageError) -> [String] {
    guard words.count >= count.lowerBound else {
      throw UsageError("missing argument '\(what)'")
    }
    guard words.count <= count.upperBound else {
      throw UsageError("unexpected argument '\(words[count.upperBound])'")
    }
    return words
  }

  /// Throws an error for any positional argument, for a command that takes only
  /// options.
  public func refuseWords() throws(UsageError) {
    if let word = words.first {
      throw UsageError("unexpected argument '\(word)'")
    }
  }
}
