/// What a ``HorizontalScroller`` asks of an item.
///
/// GoF role: Target. A type becomes an item through an adapter that wraps it
/// or through an extension that makes it conform.
public protocol ScrollerItem: Sendable {
  /// What the item is called: any text, of any length.
  var caption: String { get }

  /// A second line; by default, `nil`.
  var detail: String? { get }
}

extension ScrollerItem {
  /// No second line.
  public var detail: String? { nil }
}
