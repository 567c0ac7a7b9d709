import Foundation

/// What somebody has written for an exercise: a folder that `exercise` made, or
/// the file alone.
struct HandIn: Sendable {
  /// What it is called in reports: its folder's or file's name.
  let name: String
  /// The file that is looked at; nothing else of a hand-in is.
  let file: URL
  /// The folder that progress is kept in; nothing for a file alone.
  let folder: URL?
  let pattern: Pattern

  /// Finds a hand-in at a folder or a file.
  ///
  /// - Parameter pattern: The pattern that it is about, where it doesn't say so
  ///   itself.
  init(at url: URL, in kit: Kit, pattern: Pattern? = nil) throws(WorkbookError)
  {
    var isFolder: ObjCBool = false
    let path = url.path
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { throw .malformed(path, "is not there") }
    name = url.lastPathComponent
    folder = isFolder.boolValue ? url : nil
    let told = folder.flatMap { Progress(in: $0) }
      .flatMap { try? kit.pattern(named: $0.pattern) }
    guard let pattern = pattern ?? told else {
      throw .malformed(
        path,
        isFolder.boolValue
          ? "is no exercise of a pattern" : "is a file; of which pattern?"
      )
    }
    self.pattern = pattern
    file = folder?.appending(path: pattern.exerciseFile) ?? url
  }

  /// What is in the file, if it is text of a size that a person could write.
  func implementation() throws(WorkbookError) -> String {
    let name = file.lastPathComponent
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw .malformed(name, "is not there")
    }
    guard let text = file.smallText else {
      throw .malformed(name, "is no text of less than a megabyte")
    }
    return text
  }

  /// Changes the progress that is kept in a folder.
  func changeProgress<Result>(
    in folder: URL,
    _ change: (inout Progress) -> Result
  ) throws -> Result {
    var progress = Progress(in: folder) ?? Progress(pattern: pattern.name)
    let result = change(&progress)
    let file = folder.appending(path: Progress.fileName)
    try progress.text.write(toFile: file.path)
    return result
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
