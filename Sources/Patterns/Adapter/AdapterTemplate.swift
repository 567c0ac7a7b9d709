/// Adapter (structural): lets a client use a type that has what the client
/// needs but not the interface that it asks for, without a change to either.
///
/// Rename `Client` to the type that asks, `Target` and `request()` to what it
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
