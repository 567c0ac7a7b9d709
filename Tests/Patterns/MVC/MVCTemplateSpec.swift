import XCTest

@testable import MVCPattern

final class MVCTemplateSpec: XCTestCase {
  // MARK: - Controller

  func test_an_action_of_the_user_reaches_the_model_through_the_controller() {
    let model = Model()
    let view = View()
    let controller = Controller(model: model, view: view)

    withExtendedLifetime(controller) { view.act() }

    XCTAssertEqual(model.value, 1)
  }

  func test_a_change_of_the_model_reaches_the_view_through_the_controller() {
    let model = Model()
    let view = View()
    let controller = Controller(model: model, view: view)

    withExtendedLifetime(controller) { model.increment() }

    XCTAssertEqual(view.text, "1")
  }

  func test_the_view_shows_the_model_from_the_beginning() {
    let model = Model()
    model.increment()
    let view = View()

    let controller = Controller(model: model, view: view)

    withExtendedLifetime(controller) { XCTAssertEqual(view.text, "1") }
  }

  func test_without_a_controller_a_change_of_the_model_reaches_no_view() {
    let model = Model()
    let view = View()
    do { _ = Controller(model: model, view: view) }
    view.text = "as it was"

    model.increment()

    XCTAssertEqual(view.text, "as it was")
  }

  func test_without_a_controller_an_action_of_the_user_reaches_no_model() {
    let model = Model()
    let view = View()
    do { _ = Controller(model: model, view: view) }

    view.act()

    XCTAssertEqual(model.value, 0)
  }

  // MARK: - Model

  func test_the_model_announces_each_change_after_it_and_needs_no_view() {
    let model = Model()
    var values: [Int] = []
    model.onChange = { values.append(model.value) }

    model.increment()
    model.increment()

    XCTAssertEqual(values, [1, 2])
  }

  func test_a_model_that_nobody_listens_to_can_change() {
    let model = Model()

    model.increment()

    XCTAssertEqual(model.value, 1)
  }

  // MARK: - View

  func test_the_view_passes_each_action_on_and_needs_no_model() {
    let view = View()
    var count = 0
    view.onAction = { count += 1 }

    view.act()
    view.act()

    XCTAssertEqual(count, 2)
  }

  func test_a_view_shows_what_it_is_given_and_nothing_of_its_own() {
    let view = View()
    XCTAssertEqual(view.text, "")

    view.text = "1"
    view.act()

    XCTAssertEqual(view.text, "1")
  }

  // MARK: - Lifetime

  func test_a_released_controller_is_deallocated_with_its_model_and_view() {
    weak var model: Model?
    weak var view: View?
    weak var controller: Controller?

    do {
      let kept = (Model(), View())
      let last = Controller(model: kept.0, view: kept.1)
      (model, view, controller) = (kept.0, kept.1, last)
    }

    XCTAssertNil(model)
    XCTAssertNil(view)
    XCTAssertNil(controller)
  }

  func test_a_controller_keeps_its_model_and_its_view() {
    weak var model: Model?
    weak var view: View?
    let controller: Controller

    do {
      let made = (Model(), View())
      (model, view) = made
      controller = Controller(model: made.0, view: made.1)
    }

    withExtendedLifetime(controller) {
      XCTAssertNotNil(model)
      XCTAssertNotNil(view)
    }
  }

  func test_a_model_outlives_its_controller_and_is_given_another() {
    let model = Model()
    let view = View()
    do { _ = Controller(model: model, view: View()) }

    model.increment()
    let controller = Controller(model: model, view: view)

    withExtendedLifetime(controller) {
      XCTAssertEqual(view.text, "1")
      view.act()
    }
    XCTAssertEqual(view.text, "2")
  }
}
