/// An error thrown by an ``AlbumLibrary``, which is then unchanged.
public enum AlbumLibraryError: Error, Equatable {
  /// The index is out of range for a library of `count` albums.
  case indexOutOfRange(Int, count: Int)
}

extension AlbumLibraryError: CustomStringConvertible {
  /// The error in one readable phrase.
  public var description: String {
    switch self {
    case .indexOutOfRange(let index, let count):
      "index \(index) is out of range; the number of albums is \(count)"
    }
  }
}
