/// The colours of a lesson.
///
/// They are from the 16 that every terminal has and that its user has chosen.
/// What they set apart is also set apart by its place.
struct Style {
  let isColored: Bool

  func bold(_ text: String) -> String { wrapped(text, in: "1") }
  func code(_ text: String) -> String { wrapped(text, in: "36") }
  func prompt(_ text: String) -> String { wrapped(text, in: "7") }

  private func wrapped(_ text: String, in attribute: String) -> String {
    isColored ? "\u{1B}[\(attribute)m\(text)\u{1B}[0m" : text
  }
}
