// Mistake: The adapter translates once, when it is made.
// Why: It saves work at each request, and the adaptee seems to stay as it is.
// Caught by:
//   test_an_adapter_has_the_adaptee_translated_at_the_time_of_the_request

/// Adapter (structural): lets a client use a type that has what the client
/// needs but not the interface that it asks for, without a change to either.
///
/// To use it, rename `Client` to what asks, `Target` and `request()` to what it
/// asks for, put the type that you have in the place of `Adaptee`, and name
/// `Adapter` after it. Of the two forms, `Adapter` and the extension, keep the
/// one you need.
protocol Target {
  func request() -> String
}

/// Works with targets, whatever they are.
struct Client {
  var targets: [any Target]

  func run() -> [String] { targets.map { $0.request() } }
}

/// Has what the client needs, under another name and in another form.
final class Adaptee {
  var words: [String]

  init(words: [String]) { self.words = words }

  func specificRequest() -> [String] { words }
}

/// The first form, an object adapter: it holds an adaptee and translates once,
/// at the time of its making.
struct Adapter: Target {
  let adaptee: Adaptee
  private let text: String

  init(adaptee: Adaptee) {
    self.adaptee = adaptee
    text = adaptee.specificRequest().joined(separator: " ")
  }

  func request() -> String { text }
}

/// The second form: the adaptee itself is made a target, in an extension.
extension Adaptee: Target {
  func request() -> String {
    specificRequest().joined(separator: " ")
  }
}
