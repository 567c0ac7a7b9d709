/// Source whose methods say when they are called, to record a run.
public struct TracedSource {
  /// What the traced methods call: it prints who calls whom, and how.
  ///
  /// Objects are numbered by their first call. What is called by nothing that
  /// is traced is called by the lesson.
  public static let runtime = """
    import Synchronization

    enum Trace {
      private struct State {
        var names: [ObjectIdentifier: String] = [:]
        var counts: [String: Int] = [:]
        var stack: [(id: Int, name: String)] = []
        var count = 0
      }

      private static let state = Mutex(State())

      static func enter(_ type: String, _ object: Any, _ call: String) -> Int {
        let isObject = Swift.type(of: object) is AnyClass
        let id = isObject ? ObjectIdentifier(object as AnyObject) : nil
        return state.withLock { state in
          let name = id.flatMap { state.names[$0] } ?? {
            guard let id else { return type }
            let number = state.counts[type, default: 0] + 1
            state.counts[type] = number
            let name = "\\(type) \\(number)"
            state.names[id] = name
            return name
          }()
          let caller = state.stack.last?.name ?? "lesson"
          print("\(mark)\\(caller)|\\(name)|\\(call)")
          state.count += 1
          state.stack.append((state.count, name))
          return state.count
        }
      }

      static func exit(_ id: Int) {
        state.withLock { state in state.stack.removeAll { $0.id == id } }
      }
    }

    """
  static let mark = "@trace|"

  private let graph: SymbolGraph

  /// The types whose methods are traced.
  private let paths: Set<String>

  /// Creates what traces some types of a module.
  public init(graph: SymbolGraph, paths: [String]) {
    self.graph = graph
    self.paths = Set(paths)
  }

  /// Returns a file's text with a call at the beginning of each method that
  /// other files can call.
  public func traced(_ text: String, file: String) -> String {
    let required = Set(
      graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source)
    )
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let methods = graph.symbols.filter {
      $0.kind.identifier == "swift.method" && $0.file == file
        && !$0.isPrivate && !required.contains($0.id)
        && paths.contains($0.pathComponents.dropLast().joined(separator: "."))
    }
    // From the end on, so that the lines before stay where they are.
    for method in Set(methods.map(\.line)).sorted(by: >)
      .compactMap({ line in methods.first { $0.line == line } })
    {
      let start = method.line - 1
      let rest = lines[start...].joined(separator: "\n")
      lines.replaceSubrange(start..., with: [Self.traced(rest, method)])
    }
    return lines.joined(separator: "\n")
  }

  private static func traced(
    _ text: String,
    _ method: SymbolGraph.Symbol
  ) -> String {
    var depth = 0
    let open = text.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == "{" && depth == 0
    }
    guard let open else { return text }
    var level = 0
    let close = text[open...].firstIndex { character in
      level += character == "{" ? 1 : character == "}" ? -1 : 0
      return level == 0
    }
    let start = text.index(after: open)
    let body = text[start..<(close ?? text.endIndex)]
    let returns = text[..<open].contains(" -> ") && isExpression(body)
    let type = method.pathComponents.dropLast().joined(separator: ".")
    return text[..<start]
      + " let traceID = Trace.enter(\"\(type)\", self, \"\(method.name)\"); "
      + "defer { Trace.exit(traceID) }; \(returns ? "return " : "")"
      + (returns ? String(body.drop { $0.isWhitespace }) : String(body))
      + text[(close ?? text.endIndex)...]
  }
  /// Whether a body is one expression, which is returned without saying so; it
  /// isn't behind another statement.
  private static func isExpression(_ body: Substring) -> Bool {
    var depth = 0
    var outer = ""
    for character in body {
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      if depth == 0 { outer.append(character) }
    }
    let first = body.drop { $0.isWhitespace }.prefix { $0.isLetter }
    let isStatement = ["if", "switch", "guard", "for", "do", "let", "var"]
      .contains(first)
    let returns = /\breturn\b/
    return !body.contains(returns) || !isStatement && !outer.contains(returns)
  }
}
