/// A module's source whose methods report their calls, to record a run.
public struct TracedSource {
  /// The code that traced methods call: it prints the caller, the callee and
  /// the method of each call.
  ///
  /// Objects are numbered in the order of their first calls. The caller is the
  /// lesson if no traced method is running.
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

  /// The beginning of each line that a traced method prints.
  static let mark = "@trace|"

  private let graph: SymbolGraph
  /// The paths of the types whose methods are traced.
  private let paths: Set<String>

  /// Creates the source of a module in which some types are traced.
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
    // From the last, so that the line numbers of the others stay valid.
    for method in Set(methods.map(\.line)).sorted(by: >)
      .compactMap({ line in methods.first { $0.line == line } })
    {
      let start = method.line - 1
      let rest = lines[start...].joined(separator: "\n")
      lines.replaceSubrange(start..., with: [Self.traced(rest, method)])
    }
    return lines.joined(separator: "\n")
  }

  /// Moves the body of a method into a nested function, which is called between
  /// two calls of the trace.
  ///
  /// This way, a body that is a single expression remains one.
  private static func traced(
    _ text: String,
    _ method: SymbolGraph.Symbol
  ) -> String {
    guard
      let parameters = text.range(ofBlockFrom: "(", to: ")"),
      let body = text[parameters.upperBound...].range(ofBlockFrom: "{", to: "}")
    else { return text }
    let signature =
      text[parameters.upperBound..<body.lowerBound]
      .split(separator: " where ").first ?? ""
    let effects =
      (signature.contains("throws") ? "try " : "")
      + (signature.contains("async") ? "await " : "")
    let type = method.pathComponents.dropLast().joined(separator: ".")
    return text[..<body.lowerBound]
      + "{ let traceID = Trace.enter(\"\(type)\", self, \"\(method.name)\"); "
      + "defer { Trace.exit(traceID) }; "
      + "func tracedBody() \(signature)\(text[body]); "
      + "return \(effects)tracedBody() }" + text[body.upperBound...]
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Returns the range from the first opening bracket to its closing one.
  fileprivate func range(
    ofBlockFrom open: Character,
    to close: Character
  ) -> Range<Index>? {
    guard let start = firstIndex(of: open) else { return nil }
    var depth = 0
    for index in self[start...].indices {
      depth += self[index] == open ? 1 : self[index] == close ? -1 : 0
      if depth == 0 { return start..<self.index(after: index) }
    }
    return nil
  }
}
