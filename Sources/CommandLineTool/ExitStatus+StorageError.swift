import FileStorage

extension ExitStatus {
  /// How a program ends because of one of its files.
  ///
  /// That the system refuses to read or write a file is told from what the
  /// file has in it.
  public init(_ error: StorageError) {
    switch error {
    case .notReadable, .notWritable, .inUse: self = .inputOutput
    case .missing, .empty, .notText, .notJSON, .damaged, .foreign,
      .newerVersion:
      self = .badData
    }
  }
}
