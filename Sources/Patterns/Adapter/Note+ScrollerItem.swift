import SharedModels

/// A note as an item of a scroller: its content, and its date below.
///
/// GoF role: Adaptee and Adapter in one, by an extension.
extension Note: ScrollerItem {
  /// The note's content.
  public var caption: String { content }

  /// The note's date, in UTC.
  public var detail: String? { date.timestamp() }
}
