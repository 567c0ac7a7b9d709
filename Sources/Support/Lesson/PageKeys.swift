import Terminal

/// The meaning of the keys with which a reader turns the pages.
struct PageKeys {
  enum Command: Equatable {
    case next
    case back
    /// Jump to a page, counted from 1.
    case jump(Int)
    case quit
  }

  let pages: ClosedRange<Int>
  /// The digits typed so far.
  private var digits = ""
  /// The message to show in place of the keys; `nil` if there is none.
  private(set) var message: String?

  /// A Boolean value that indicates whether a page number is being typed.
  var isTyping: Bool { !digits.isEmpty }

  init(pages: ClosedRange<Int>) {
    self.pages = pages
  }

  /// Returns the command that a key completes; `nil` if it completes none.
  mutating func press(_ input: Input) -> Command? {
    message = nil
    switch input {
    case .key(.enter) where digits.isEmpty: return .next
    case .key(.enter):
      if let page = Int(digits), pages.contains(page) { return .jump(page) }
      message = "There is no page \(digits)."
      digits = ""
      return nil
    case .timeout where !digits.isEmpty: break
    case .key(.right), .key(.pageDown), .key(.character(" ")), .timeout:
      return .next
    case .key(.left), .key(.pageUp), .key(.character("b")): return .back
    case .key(.character("q")), .ended, .closed: return .quit
    case .key(.character(let digit)) where digit.isASCII && digit.isNumber:
      digits.append(digit)
    case .key(.erase): digits = String(digits.dropLast())
    case .key, .resumed, .resized: break
    }
    if !digits.isEmpty { message = "Page \(digits): Return goes there" }
    return nil
  }
}
