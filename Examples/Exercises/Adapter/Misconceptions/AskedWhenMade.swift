// Mistake: The client asks its targets once, when it is made.
// Why: It has them then, and they seem to have nothing new to say later.
// Caught by: test_a_client_asks_the_targets_that_it_has_when_it_runs

/// Adapter (structural): lets a client use a type that has what the client
/// needs but not the interface that it asks for, without a change to either.
///
/// To use it, rename `Target` and `request()` to what your client asks for, put
/// the type that you have in the place of `Adaptee`, and name `Adapter` after
/// it. Of the two forms, `Adapter` and the extension, keep the one you need.
protocol Target {
  func request() -> String
}

/// Works with targets, whatever they are.
struct Client {
  var targets: [any Target]
  private let answers: [String]

  init(targets: [any Target]) {
    self.targets = targets
    answers = targets.map { $0.request() }
  }

  func run() -> [String] { answers }
}

/// Has what the client needs, under another name and in another form.
final class Adaptee {
  var words: [String]

  init(words: [String]) { self.words = words }

  func specificRequest() -> [String] { words }
}

/// The first form, an object adapter: it holds an adaptee and translates each
/// request, at the time of the request.
struct Adapter: Target {
  let adaptee: Adaptee

  func request() -> String {
    adaptee.specificRequest().joined(separator: " ")
  }
}

/// The second form: the adaptee itself is made a target, in an extension.
extension Adaptee: Target {
  func request() -> String {
    specificRequest().joined(separator: " ")
  }
}
