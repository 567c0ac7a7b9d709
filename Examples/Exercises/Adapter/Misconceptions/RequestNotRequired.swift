// Mistake: The target is extended with a method that it does not require.
// Why: A default saves every target from writing its own, until one of them
//   does.
// Caught by: test_a_client_uses_what_does_not_fit_it_through_an_adapter,
//   test_a_client_works_with_a_target_that_it_has_never_seen,
//   test_a_client_takes_all_kinds_of_targets_side_by_side_in_order,
//   test_a_client_asks_the_targets_that_it_has_when_it_runs,
//   test_one_adaptee_can_have_several_adapters,
//   test_with_an_extension_the_adaptee_itself_is_the_target,
//   test_with_an_extension_a_request_shows_the_adaptee_as_it_is_then

/// Adapter (structural): lets a client use a type that has what the client
/// needs but not the interface that it asks for, without a change to either.
///
/// To use it, rename `Client` to what asks, `Target` and `request()` to what it
/// asks for, put the type that you have in the place of `Adaptee`, and name
/// `Adapter` after it. Of the two forms, `Adapter` and the extension, keep the
/// one you need.
protocol Target {}

extension Target {
  func request() -> String { "" }
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
