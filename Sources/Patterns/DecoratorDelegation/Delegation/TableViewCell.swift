/// The content of a row of a table view: a title, and a detail beside it.
public struct TableViewCell: Hashable, Sendable {
  /// The text on the left.
  public var title: String
  /// The text on the right; empty if there is no detail.
  public var detail: String

  /// Creates a cell with a title and, optionally, a detail.
  public init(title: String, detail: String = "") {
    self.title = title
    self.detail = detail
  }
}
