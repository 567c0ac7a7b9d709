import Foundation

/// A student's solution of an exercise: a folder that `exercise` has created, or
/// a single file.
struct HandIn: Sendable {
  /// The file with the implementation, the only one that is graded.
  let file: URL
  /// The folder that progress is kept in; `nil` for a single file.
  let folder: URL?
  let pattern: Pattern
  /// The folder below which symbolic links are refused.
  private let trusted: URL

  /// Finds a hand-in at a folder or a file.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of a hand-in that doesn't name one.
  ///   - trusted: A folder that contains it; a symbolic link below that folder
  ///     is refused.
  init(
    at url: URL,
    in kit: Kit,
    pattern: Pattern? = nil,
    below trusted: URL? = nil
  ) throws(WorkbookError) {
    let path = url.path
    self.trusted = trusted ?? url
    if let link = url.link(below: self.trusted) {
      throw .malformed(path, "'\(link)' is a symbolic link")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { throw .malformed(path, "no such file or folder") }
    folder = isFolder.boolValue ? url : nil
    let name = folder.flatMap { Progress(in: $0) }?.pattern
    let named = name.flatMap { try? kit.pattern(named: $0) }
    if let name, named == nil {
      throw .malformed(path, "unknown pattern '\(name)'")
    }
    guard let pattern = named ?? pattern else {
      throw .malformed(
        path,
        isFolder.boolValue
          ? url.hasExercises
            ? "not an exercise; append '/*' to grade the exercises in it"
            : "not an exercise; it has no \(Progress.fileName)"
          : "a single file doesn't name its pattern"
      )
    }
    self.pattern = pattern
    file = folder?.appending(path: pattern.exerciseFile) ?? url
  }

  /// The names of other Swift files beside the file, which aren't read.
  var otherFiles: [String] {
    guard folder != nil else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path
    )
    return (names ?? []).sorted().filter {
      $0.hasSuffix(".swift") && $0 != file.lastPathComponent
    }
  }

  /// Returns the text of the file.
  ///
  /// - Throws: ``WorkbookError/malformed(_:line:_:)`` if the file is missing, is
  ///   behind a link, or isn't text of a size that a person could write.
  func implementation() throws(WorkbookError) -> String {
    let name = file.lastPathComponent
    if let link = file.link(below: trusted) {
      throw .malformed(name, "'\(link)' is a symbolic link")
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw .malformed(name, "no such file or folder")
    }
    guard let text = file.smallText else {
      throw .malformed(name, "not UTF-8 text of less than 128 kB")
    }
    guard text.utf8.split(separator: 10).allSatisfy({ $0.count < 1000 }) else {
      throw .malformed(name, "has a line of 1000 characters or more")
    }
    return text
  }

  /// Changes the progress that is kept in a folder, and returns the result of
  /// `change`.
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

extension HandIn {
  /// Returns the deepest folder that contains all of some hand-ins.
  static func commonFolder(of urls: [URL]) -> URL {
    let folders = urls.map { $0.deletingLastPathComponent().pathComponents }
    let common = folders.dropFirst().reduce(folders.first ?? []) {
      zip($0, $1).prefix { $0 == $1 }.map(\.0)
    }
    return URL(filePath: common.dropFirst().reduce("/") { $0 + $1 + "/" })
  }

  /// Returns distinct names for hand-ins: as many of the last components of each
  /// path as are needed.
  static func names(of urls: [URL]) -> [String] {
    var names = urls.map(\.lastPathComponent)
    let depth = urls.map(\.pathComponents.count).max() ?? 0
    for length in 2..<max(depth, 3) {
      let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for index in names.indices where counts[names[index]] != 1 {
        names[index] = urls[index].pathComponents.suffix(length)
          .joined(separator: "/")
      }
    }
    // A hand-in may be given more than once.
    var seen: [String: Int] = [:]
    return names.map { name in
      seen[name, default: 0] += 1
      let number = seen[name] ?? 1
      return number == 1 ? name : "\(name) (\(number))"
    }
  }
}

extension Pattern {
  /// The file to write in an exercise's package.
  var exerciseFile: String { "Sources/\(module)/\(name).swift" }
}

extension URL {
  /// The text of this file; `nil` unless it is a regular file of UTF-8 text,
  /// smaller than 128 kB.
  var smallText: String? {
    guard type == .typeRegular, let size = attributes?[.size] as? Int,
      size < 1 << 17
    else { return nil }
    return try? String(contentsOf: self, encoding: .utf8)
  }

  /// A Boolean value that indicates whether a folder in this one is an exercise.
  fileprivate var hasExercises: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).contains {
      Progress(in: appending(path: $0)) != nil
    }
  }

  /// Returns the last component of this path below a folder that is a symbolic
  /// link; `nil` if there is none.
  fileprivate func link(below folder: URL) -> String? {
    var url = self
    while url.pathComponents.count > folder.pathComponents.count {
      if url.type == .typeSymbolicLink { return url.lastPathComponent }
      url.deleteLastPathComponent()
    }
    return nil
  }

  // A URL caches its resource values; the file manager doesn't.
  private var attributes: [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: path)
  }

  private var type: FileAttributeType? {
    attributes?[.type] as? FileAttributeType
  }
}
