import Foundation

extension URL {
  /// What is in this file, if it is text of a size that a person could write.
  ///
  /// A link, a pipe or a device is none: nobody knows how much comes out of it.
  var smallText: String? {
    // Asked anew each time: a URL remembers what it was once asked for.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes,
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size < 1 << 20
    else { return nil }
    return try? String(contentsOf: self, encoding: .utf8)
  }
}
