extension String {
  /// This text for use in XML 1.0 or HTML, with its markup escaped and
  /// characters that aren't valid in XML replaced.
  ///
  ///     "</a>".xmlEscaped  // "&lt;/a&gt;"
  ///
  /// - Complexity: O(*n*) in the text's length.
  public var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
