/// Where the types of a structure stand in its picture, and which bodies are
/// quoted: all that is said by hand.
///
/// A line is a row of the picture, and `|` stands between its places:
///
///     template
///     Subject | Observer
///     Subject.Attachment | note Subject.notify "for attachment"
///
/// A note quotes an operation's body from the first line that has the words on.
public struct StructureLayout: Equatable, Sendable {
  /// What a place holds.
  enum Place: Equatable, Sendable {
    case type(String)
    case note(type: String, operation: String, from: String)
  }

  /// What a layout can't be used for, and the line of its file.
  public struct Fault: Error, Equatable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong there.
    public let message: String
  }

  struct Row: Equatable, Sendable {
    let line: Int
    var places: [Place]
  }

  var rows: [Row] = []

  /// Creates a layout that leaves every type to be placed.
  public init() {}

  /// Reads one part of a file.
  ///
  /// - Parameters:
  ///   - part: The line that it begins with, such as `template`.
  ///   - text: The whole file.
  public init(part: String, of text: String) throws(Fault) {
    var isInside = false
    for (index, line) in text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if line == "template" || line == "example" || line.hasPrefix("sequence") {
        isInside = line == part
      } else if isInside {
        var row = Row(line: index + 1, places: [])
        for place in line.split(separator: "|") {
          row.places.append(try Self.place(place, line: index + 1))
        }
        rows.append(row)
      }
    }
  }

  /// Returns the lesson's page whose calls are drawn, counted from 1, and the
  /// operation that is left out: a line `sequence 3 without lines`.
  public static func sequence(
    in text: String
  ) -> (page: Int, omitted: String?)? {
    text.firstMatch(of: /(?m)^sequence\ (\d+)(?:\ without\ (\w+))?$/)
      .flatMap { match in
        Int(match.1).map { ($0, match.2.map(String.init)) }
      }
  }

  /// The types that are placed.
  public var paths: [String] {
    rows.flatMap(\.places).compactMap { place in
      if case .type(let path) = place { path } else { nil }
    }
  }

  private static func place(
    _ text: Substring,
    line: Int
  ) throws(Fault) -> Place {
    let words = text.split(separator: " ")
    guard words.first == "note" else {
      return .type(words.joined(separator: " "))
    }
    let path = (words.dropFirst().first ?? "").split(separator: ".")
    guard let operation = path.last, path.count > 1 else {
      throw Fault(line: line, message: "write 'note TYPE.OPERATION'")
    }
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    return .note(
      type: path.dropLast().joined(separator: "."),
      operation: String(operation),
      from: quoted.count > 1 ? String(quoted[1]) : ""
    )
  }
}
