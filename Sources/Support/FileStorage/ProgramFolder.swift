import Foundation
import Platform

/// A folder for the files that programs keep for their user.
///
/// Source: the XDG Base Directory Specification. macOS has one folder for both
/// kinds of files; the specification's variables override it there too.
public enum ProgramFolder: Sendable {
  /// The user's data: `$XDG_DATA_HOME`, or on Linux `.local/share` in the home
  /// folder.
  case data
  /// The state that a program restores when it is started again:
  /// `$XDG_STATE_HOME`, or on Linux `.local/state` in the home folder.
  case state

  /// Returns the folder's location.
  ///
  /// - Parameter environment: The program's environment variables. Relative
  ///   paths in them are ignored, as the specification requires.
  public func url(environment: [String: String]) -> URL {
    let (variable, path) =
      switch self {
      case .data: ("XDG_DATA_HOME", ".local/share")
      case .state: ("XDG_STATE_HOME", ".local/state")
      }
    let folder = { (variable: String) in
      environment[variable].flatMap {
        $0.hasPrefix("/") ? URL(filePath: $0) : nil
      }
    }
    if let folder = folder(variable) { return folder }
    if Platform.isDarwin {
      return .homeDirectory.appending(path: "Library/Application Support")
    }
    return (folder("HOME") ?? .homeDirectory).appending(path: path)
  }

  /// Creates a file's folder, and any missing folders above it, for their owner
  /// only.
  ///
  /// - Throws: ``StorageError/notWritable(_:reason:)``, with the file's path.
  public static func make(for file: URL) throws(StorageError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .notWritable(file.path, reason: error.localizedDescription)
    }
  }
}
