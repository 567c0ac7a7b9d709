/// An item of a ``HorizontalScroller``.
///
/// GoF role: Target. A type is shown as an item through an adapter, or by an
/// extension that makes it conform.
public protocol ScrollerItem: Sendable {
  /// The item's name: any text, of any length.
  var caption: String { get }

  /// A second line; by default, `nil`.
  var detail: String? { get }
}

extension ScrollerItem {
  /// `nil`, for an item without a second line.
  public var detail: String? { nil }
}
