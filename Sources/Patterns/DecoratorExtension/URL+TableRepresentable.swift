import Foundation

extension URL: TableRepresentable {
  /// The URL's scheme, host and path, each with its label; those that the URL
  /// doesn't have are left out.
  ///
  /// The path is decoded: `best%20of` is shown as `best of`.
  public var tableRepresentation: [TableRow] {
    let path = path(percentEncoded: false)
    let parts = [("Scheme", scheme), ("Host", host()), ("Path", path)]
    return parts.compactMap { label, value in
      guard let value, !value.isEmpty else { return nil }
      return TableRow(label: label, value: value)
    }
  }
}
