// Mistake: The view works out by itself what it shows next.
// Why: What comes of an action is plain, and the screen answers without waiting
//   for anyone.
// Caught by: test_a_view_shows_what_it_is_given_and_nothing_of_its_own

/// Model-View-Controller, MVC (architectural, not one of the Gang of Four's): a
/// model holds the data, a view shows it, and a controller stands between the
/// two, so that neither knows the other.
///
/// To use it, rename `Model`, `View` and `Controller` to what they are in your
/// program. Let the model hold your data, and the view show what your
/// controller makes of it. All three are used from one place, as a rule the
/// main actor; the compiler keeps them there.
final class Model {
  /// Called after each change.
  ///
  /// There is one listener; for more, make the model a subject, as in Observer.
  var onChange: (() -> Void)?

  private(set) var value = 0

  func increment() {
    value += 1
    onChange?()
  }
}

final class View {
  /// Called when the user acts, as by pressing a button.
  var onAction: (() -> Void)?

  var text = ""

  func act() {
    text = "\((Int(text) ?? 0) + 1)"
    onAction?()
  }
}

final class Controller {
  private let model: Model
  private let view: View

  init(model: Model, view: View) {
    self.model = model
    self.view = view
    // The controller holds both, so that neither may hold the controller.
    model.onChange = { [weak self] in self?.refresh() }
    view.onAction = { [weak self] in self?.model.increment() }
    refresh()
  }

  private func refresh() {
    view.text = "\(model.value)"
  }
}
