/// An error thrown by ``LibraryAPI`` or an ``AlbumPersistence``.
public enum LibraryError: Error, Equatable, Sendable {
  /// No album can be put before the first one. Nothing has changed.
  case negativeIndex(Int)
  /// There is no album at the index. Nothing has changed.
  case noAlbum(at: Int, count: Int)
  /// The change is stored, and the server has not taken it.
  case notPosted(PostError)
}

extension LibraryError: CustomStringConvertible {
  /// The error, for the person whose library it is.
  public var description: String {
    switch self {
    case .negativeIndex(let index):
      "there is no place for an album at index \(index)"
    case .noAlbum(let index, let count):
      "there is no album at index \(index); there are \(count), counted from 0"
    case .notPosted(let error): "stored, but not posted: \(error)"
    }
  }
}
