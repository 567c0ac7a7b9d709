import MementoPattern
import SharedModels

private let operations = 1000

/// Measures `work` on a caretaker that has reached its limit.
private func caretaking(
  _ name: String,
  _ sizes: [Int],
  _ work: @escaping (Caretaker<ConcreteOriginator>) -> Void
) throws -> Measurement {
  try Measurement(name, sizes: sizes, operations: { _ in operations }) {
    limit in
    let originator = ConcreteOriginator()
    let caretaker = Caretaker(originator, limit: limit)
    for _ in 0...limit { caretaker.save() }
    return {
      for _ in 1...operations { work(caretaker) }
      return originator
    }
  }
}

/// Measures `work` on a history that has reached its limit.
private func recording(
  _ name: String,
  _ sizes: [Int],
  _ work: @escaping (BrowserHistory) throws -> Void
) throws -> Measurement {
  try Measurement(name, sizes: sizes, operations: { _ in operations }) {
    limit in
    let history = BrowserHistory(of: LibraryBrowser(), limit: limit)
    for _ in 0...limit { history.record() }
    return {
      for index in 1...operations {
        try history.browser.select(index % 5)
        try work(history)
      }
      return history
    }
  }
}

/// Measures the steps of caretakers whose limits are the sizes.
func stepping(_ sizes: [Int]) throws -> [Measurement] {
  [
    try caretaking("Caretaker.save", sizes) { $0.save() },
    try caretaking("Caretaker.undo and redo", sizes) {
      keep($0.undo())
      keep($0.redo())
    },
    try recording("BrowserHistory.record", sizes) { $0.record() },
    try recording("BrowserHistory.amend", sizes) { $0.amend() },
  ]
}
