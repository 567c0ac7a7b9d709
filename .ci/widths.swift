// Generates the table of the widths of characters from Unicode's data, which
// are in Debian's package `unicode-data` and at
// https://www.unicode.org/Public/UCD/latest/:
//
//     swift .ci/widths.swift /usr/share/unicode \
//       > Sources/Support/TerminalText/Widths.swift

import Foundation

/// Returns the lines of a data file, each with its code points and its next
/// field.
func entries(_ path: String) throws -> [(points: ClosedRange<Int>, String)] {
  try text(path).split(separator: "\n").compactMap { line in
    let fields = line.prefix { $0 != "#" }.split(separator: ";")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard fields.count > 1 else { return nil }
    let ends = fields[0].prefix { $0 != " " }.split(separator: ".")
      .compactMap { Int($0, radix: 16) }
    return (ends[0]...ends[ends.count - 1], fields[1])
  }
}

func text(_ path: String) throws -> String {
  let folder = CommandLine.arguments.last ?? ""
  return try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
}

/// Returns the code points of a data file that have one of the given values.
func points(_ path: String, _ values: Set<String>) throws -> Set<Int> {
  Set(try entries(path).filter { values.contains($0.1) }.flatMap(\.points))
}

/// Returns the declaration of a table of ranges, alternately the first and the
/// last code point.
func table(_ name: String, _ comment: String, _ points: Set<Int>) -> String {
  var ends: [Int] = []
  for point in points.sorted() {
    if ends.last == point - 1 {
      ends[ends.count - 1] = point
    } else {
      ends += [point, point]
    }
  }
  var lines = [""]
  for end in ends {
    let number = "0x\(String(end, radix: 16, uppercase: true)),"
    if lines[lines.count - 1].count + number.count > 72 { lines.append("") }
    lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? "" : " "
    lines[lines.count - 1] += number
  }
  let numbers = lines.map { "    \($0)\n" }.joined()
  return """
      /// \(comment)
      static let \(name): [UInt32] = [
    \(numbers)  ]

    """
}

let general = "extracted/DerivedGeneralCategory.txt"
let emoji = "emoji/emoji-data.txt"
let unassigned = try points(general, ["Cn"])
let signs = try points("PropList.txt", ["Prepended_Concatenation_Mark"])

// Marks and format characters, and the letters that follow a syllable's first
// letter in Hangul. Visible, though, are a soft hyphen, a filler of Hangul, which
// takes the place of a first letter, and the Arabic signs around a number.
let invisible = try points(general, ["Mn", "Me", "Cf", "Zl", "Zp"])
  .union(try points("HangulSyllableType.txt", ["V", "T"]))
  .union(
    try points("DerivedCoreProperties.txt", ["Default_Ignorable_Code_Point"])
  )
  .subtracting(signs).subtracting([0xAD, 0x115F])

// Unassigned code points among emoji will be wide, as all new emoji are. A flag
// is wide because it consists of two letters.
let wide = try points("EastAsianWidth.txt", ["W", "F"])
  .union(try points(emoji, ["Emoji_Presentation"]))
  .union(
    try points(emoji, ["Extended_Pictographic"]).intersection(unassigned)
      .intersection([0x1F680...0x1F6FF, 0x1FA70...0x1FAFF].joined())
  )
  .subtracting(try points("PropList.txt", ["Regional_Indicator"]))
  .subtracting(invisible)

let textStyle = Set(
  try entries("emoji/emoji-variation-sequences.txt")
    .filter { $0.1 == "text style" }.map(\.points.lowerBound)
).intersection(wide)

let version = try text("EastAsianWidth.txt")
  .prefix { $0 != "\n" }.split(separator: "-").last.map {
    $0.replacingOccurrences(of: ".txt", with: "")
  }

print(
  """
  // Made by .ci/widths.swift from Unicode \(version ?? "")'s data; see there.

  /// The characters that don't take one column, as ranges: alternately the first
  /// and the last of each.
  enum Widths {
  \(table("none", "Those that take no column.", invisible))
  \(table("two", "Those that take two columns.", wide))
  \(table("text", "Those that take one in text style, not two.", textStyle))}
  """
)
