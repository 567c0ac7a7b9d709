import SharedModels

/// A note as an item of a scroller: its content, and its time below.
///
/// GoF role: Adaptee and Adapter in one, the form without a wrapper.
extension Note: ScrollerItem {
  /// What the note says.
  public var caption: String { content }

  /// When it was written, in UTC.
  public var detail: String? { date.timestamp() }
}
