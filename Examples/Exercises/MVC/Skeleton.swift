/// Model-View-Controller, MVC (architectural, not one of the Gang of Four's): a
/// model holds the data, a view shows it, and a controller connects the two, so
/// that neither knows the other.
///
/// Rename `Model`, `View` and `Controller` to what they are in your
/// program. Let the model hold your data, and the view show what your
/// controller makes of it. None is `Sendable`: the compiler keeps all three on
/// one actor, usually the main actor.
final class Model {
  /// Called after each change.
  ///
  /// There is one listener; for more, make the model a subject, as in Observer.
  var onChange: (() -> Void)?

  private(set) var value = 0

  func increment() {
    // TODO: Add one to the value, and announce the change.
  }
}

final class View {
  /// Called when the user acts, as by pressing a button.
  var onAction: (() -> Void)?

  var text = ""

  func act() {
    // TODO: Say that the user has acted.
  }
}

final class Controller {
  private let model: Model
  private let view: View

  init(model: Model, view: View) {
    self.model = model
    self.view = view
    // TODO: Let each change of the model reach the view.

    // TODO: Let each action of the user reach the model.

    // TODO: Let the view show the model from the beginning.
  }

  private func refresh() {
    // TODO: Let the view show the model's value as it is now.
  }
}
