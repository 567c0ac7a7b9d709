import Foundation

extension URL {
  /// The largest number of bytes in a file's name on most file systems.
  static let longestName = 255

  /// Returns the hidden file beside this one that has its name and a suffix.
  ///
  /// If that name is too long, it is cut, and a hash of the whole name is
  /// added.
  func hidden(suffix: String) -> URL {
    let name = lastPathComponent
    var hidden = ".\(name)\(suffix)"
    if hidden.utf8.count > Self.longestName {
      let rest = "~\(String(name.fingerprint, radix: 16))\(suffix)"
      let room = Self.longestName - rest.utf8.count
      hidden = ".\(name)".cut(toBytes: room) + rest
    }
    return deletingLastPathComponent().appending(path: hidden)
  }
}

extension String {
  /// Returns the longest prefix of this text that fits into a number of bytes.
  func cut(toBytes count: Int) -> String {
    var text = self
    while text.utf8.count > count { text.removeLast() }
    return text
  }

  /// A hash that is the same for the same text in every run of a program.
  ///
  /// Source: G. Fowler, L. C. Noll and K.-P. Vo, the hash FNV-1a.
  fileprivate var fingerprint: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
