/// An error thrown by ``LibraryAPI`` or an ``AlbumPersistence``.
public enum LibraryError: Error, Equatable, Sendable {
  /// The index for a new album is negative. Nothing has changed.
  case negativeIndex(Int)
  /// There is no album at the index, in a library of `count` albums. Nothing
  /// has changed.
  case noAlbum(at: Int, count: Int)
  /// The change is stored, but the server hasn't accepted it.
  case notPosted(PostError)
}

extension LibraryError: CustomStringConvertible {
  /// The error in one phrase, for the user of the library.
  public var description: String {
    switch self {
    case .negativeIndex(let index):
      "index \(index) is negative"
    case .noAlbum(let index, let count):
      "index \(index) is out of range; the number of albums is \(count)"
    case .notPosted(let error): "stored, but not posted: \(error)"
    }
  }
}
