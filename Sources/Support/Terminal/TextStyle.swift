/// The appearance of a text on a terminal.
public struct TextStyle: Hashable, Sendable {
  /// The terminal's ordinary text.
  public static let plain = TextStyle()
  /// Bold text.
  public static let bold = TextStyle(isBold: true)
  /// Text with the colors of its letters and its background swapped.
  public static let reversed = TextStyle(isReversed: true)

  /// The letters' color, one of a terminal's 256; `nil` for the terminal's own.
  public var foreground: UInt8?
  /// The background's color; `nil` for the terminal's own.
  public var background: UInt8?
  /// A Boolean value that indicates whether the text is bold.
  public var isBold: Bool
  /// A Boolean value that indicates whether the two colors are swapped.
  public var isReversed: Bool

  /// Creates a style.
  public init(
    foreground: UInt8? = nil,
    background: UInt8? = nil,
    isBold: Bool = false,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isReversed = isReversed
  }

  /// Returns a text between the control sequences that begin and end the style.
  func applied(to text: String) -> String {
    let parameters = parameters
    return parameters.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  /// The parameters of the control sequence that begins the style.
  ///
  /// The first 16 colors have parameters of their own, since a terminal's user
  /// can choose them.
  private var parameters: String {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isReversed { codes.append("7") }
    if let foreground { codes.append(Self.code(foreground, base: 30)) }
    if let background { codes.append(Self.code(background, base: 40)) }
    return codes.joined(separator: ";")
  }

  private static func code(_ color: UInt8, base: Int) -> String {
    switch color {
    case 0..<8: "\(base + Int(color))"
    case 8..<16: "\(base + 60 + Int(color) - 8)"
    default: "\(base + 8);5;\(color)"
    }
  }
}
