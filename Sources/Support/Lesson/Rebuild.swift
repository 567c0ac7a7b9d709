import Foundation
import Terminal

/// The lesson's program, rebuilt from its source and started in place of this
/// one.
@MainActor
struct Rebuild {
  private let file: URL
  private let source: Data?
  /// Found at the start: on Linux a running program that is rebuilt loses its
  /// path.
  private let executable = Bundle.main.executableURL

  init(lesson: Lesson) {
    file = URL(filePath: lesson.file)
    source = try? Data(contentsOf: file)
  }

  /// A Boolean value that indicates whether the source has changed since the
  /// program's start.
  var isNeeded: Bool { (try? Data(contentsOf: file)) != source }

  /// Builds the program and starts it at a page in place of this one.
  ///
  /// - Returns: The reason that this failed, in lines for the reader.
  func run(at page: Int, on screen: Screen) async -> [StyledText] {
    guard let executable, let root = packageFolder else {
      return [StyledText("The package of this lesson is missing.")]
    }
    do {
      let failure = try await screen.ignoringKeys {
        try build(executable, in: root)
      }
      if let failure { return failure }
    } catch {
      return [StyledText("swift can't be started: \(error)")]
    }
    screen.lend { replaceProgram(with: executable, at: page) }
    let reason = String(cString: strerror(errno))
    return [StyledText("The program can't be started: \(reason)")]
  }

  private var packageFolder: URL? {
    sequence(first: file.deletingLastPathComponent()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }.first {
      FileManager.default.fileExists(
        atPath: $0.appending(path: "Package.swift").path
      )
    }
  }

  /// Builds the program in its package.
  ///
  /// - Returns: The compiler's errors; `nil` on success.
  private func build(
    _ executable: URL,
    in root: URL
  ) throws -> [StyledText]? {
    let folder = executable.deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--product", executable.lastPathComponent,
      "--configuration", folder.lastPathComponent,
      "--scratch-path",
      folder.deletingLastPathComponent().deletingLastPathComponent().path,
      "--package-path", root.path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    if process.terminationStatus == 0 { return nil }
    var known: Set<String> = []
    let lines = text.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains(#/:\d+:\d+: error: /#) }
      .filter { known.insert($0).inserted }
    return [StyledText("The lesson doesn't build", style: .bold), StyledText()]
      + (errors.isEmpty ? lines : errors)
      .map { StyledText($0.replacing(root.path + "/", with: "")) }
  }

  /// Starts a program in place of this one, with the same arguments, at a page.
  ///
  /// Returns only on failure, with the reason in `errno`.
  private func replaceProgram(with executable: URL, at page: Int) {
    var arguments: [String] = []
    var rest = CommandLine.arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--page" {
        rest = rest.dropFirst()
      } else if !argument.hasPrefix("--page=") {
        arguments.append(argument)
      }
    }
    arguments += ["--page", "\(page)"]
    var pointers = arguments.map { strdup($0) } + [nil]
    execv(executable.path, &pointers)
  }
}
