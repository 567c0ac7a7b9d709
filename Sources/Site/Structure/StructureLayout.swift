/// The places of the types in a structure's picture, and the bodies that the
/// picture quotes: everything that isn't read from the code.
///
/// Each line is a row of the picture, and `|` separates its places:
///
///     template
///     Subject | Observer
///     Subject.Attachment | note Subject.notify "for recipient"
///
/// A note quotes an operation's body. With a text in quotation marks, it quotes
/// only one statement: the one that begins with the first line that contains
/// the text.
public struct StructureLayout: Equatable, Sendable {
  /// The content of a place.
  enum Place: Equatable, Sendable {
    case type(String)
    case note(type: String, operation: String, from: String)
  }

  /// An error thrown for an invalid line of a layout.
  public struct Fault: Error, Equatable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// A description of the error.
    public let message: String
  }

  struct Row: Equatable, Sendable {
    let line: Int
    var places: [Place]
  }

  var rows: [Row] = []

  /// Creates a layout without rows.
  public init() {}

  /// Creates a layout from one part of a file.
  ///
  /// - Parameters:
  ///   - part: The line that begins the part, such as `template`.
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

  /// Returns the page of the lesson whose calls are drawn, counted from 1, and
  /// the operation that is left out; `nil` if the file has no line such as
  /// `sequence 3 without lines`.
  public static func sequence(
    in text: String
  ) -> (page: Int, omitted: String?)? {
    text.firstMatch(of: /(?m)^sequence\ (\d+)(?:\ without\ (\w+))?$/)
      .flatMap { match in
        Int(match.1).map { ($0, match.2.map(String.init)) }
      }
  }

  /// The paths of the types that have a place.
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
      throw Fault(line: line, message: "expected 'note TYPE.OPERATION'")
    }
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    return .note(
      type: path.dropLast().joined(separator: "."),
      operation: String(operation),
      from: quoted.count > 1 ? String(quoted[1]) : ""
    )
  }
}
