import Foundation

/// What somebody has written for an exercise: a folder that `exercise` made, or
/// the file alone.
public struct HandIn: Sendable {
  /// What it is called in reports: its folder's or file's name.
  public let name: String
  /// The file that is looked at; nothing else of a hand-in is.
  public let file: URL
  /// The folder that progress is kept in; nothing for a file alone.
  public let folder: URL?
  /// The pattern that it is about.
  public let pattern: Pattern

  /// Finds a hand-in.
  ///
  /// - Parameters:
  ///   - url: A folder, or a file.
  ///   - kit: The kit.
  ///   - pattern: The pattern that it is about, where it doesn't say so itself.
  /// - Throws: ``WorkbookError``, in words for the person who named it.
  public init(at url: URL, in kit: Kit, pattern: Pattern? = nil) throws {
    var isFolder: ObjCBool = false
    let path = url.path
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { throw WorkbookError.malformed(path, "is not there") }
    name = url.lastPathComponent
    if isFolder.boolValue {
      folder = url
      let told = pattern ?? Self.pattern(toldBy: url, in: kit)
      guard let told else {
        throw WorkbookError.malformed(path, "is no exercise of a pattern")
      }
      self.pattern = told
      file = url.appending(path: told.exerciseFile)
    } else {
      guard let pattern else {
        throw WorkbookError.malformed(path, "is a file; of which pattern?")
      }
      folder = nil
      file = url
      self.pattern = pattern
    }
  }

  /// What is in the file, if it is text of a size that a person could write.
  ///
  /// - Throws: ``WorkbookError/malformed(_:line:_:)``.
  public func implementation() throws -> String {
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw WorkbookError.malformed(file.lastPathComponent, "is not there")
    }
    guard let text = file.smallText else {
      throw WorkbookError.malformed(
        file.lastPathComponent,
        "is no text of less than a megabyte"
      )
    }
    return text
  }

  private static func pattern(toldBy folder: URL, in kit: Kit) -> Pattern? {
    Progress(in: folder).flatMap { try? kit.pattern(named: $0.pattern) }
  }
}

extension Pattern {
  /// The file to write in an exercise's package.
  var exerciseFile: String { "Sources/\(module)/\(name).swift" }
}

extension URL {
  /// What is in this file, if it is text of a size that a person could write.
  ///
  /// A link, a pipe or a device is none: nobody knows how much comes out of it.
  var smallText: String? {
    // A URL remembers what it was once asked for; the attributes are fresh.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes,
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size < 1 << 20
    else { return nil }
    return try? String(contentsOf: self, encoding: .utf8)
  }
}
