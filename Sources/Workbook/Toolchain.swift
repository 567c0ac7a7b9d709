import Foundation
import Platform

/// The Swift compiler of this machine.
enum Toolchain {
  /// Runs the compiler and returns its errors, each once; empty on success.
  ///
  /// The compiler runs as the user and in the user's own environment, since it
  /// doesn't run the code.
  ///
  /// - Parameter isSafe: A Boolean value that indicates whether memory-unsafe
  ///   code is an error.
  /// - Throws: ``WorkbookError/unfit(_:)`` if the compiler fails without an
  ///   error in the code.
  static func errors(
    compiling arguments: [String],
    isSafe: Bool = false,
    in folder: URL
  ) throws -> [String] {
    // With `-wmo`, a build is one process; many builds run in parallel.
    let options = [
      "-swift-version", "6", "-Onone", "-wmo", "-diagnostic-style=llvm",
      isSafe ? "-strict-memory-safety" : "-suppress-warnings",
    ]
    // The temporary files of an interrupted compiler are removed with the
    // folder. A path with a letter such as `ü` would crash the compiler.
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] =
      folder.path.allSatisfy(\.isASCII) ? folder.path : "/tmp"
    let outcome = try Subprocess(
      command: ["swiftc"] + options + arguments,
      directory: folder,
      environment: environment,
      timeout: 120,
      // The first of many thousand errors are enough.
      outputLimit: 1 << 22
    ).run()
    guard outcome.end != .exit(0) else {
      return isSafe ? unsafeUses(in: outcome.output) : []
    }
    let errors = self.errors(in: outcome.output)
    guard errors.isEmpty else { return errors }
    let lines = outcome.output.textLines.filter { !$0.isEmpty }
    let fault = lines.first { $0.contains("rror:") } ?? lines.first ?? ""
    throw WorkbookError.unfit(
      outcome.end == .outOfTime
        ? "the compiler did not finish in time"
        : "the compiler failed: \(fault)"
    )
  }

  /// Returns the errors that a build printed, each once and with its file and
  /// line.
  static func errors(in output: String) -> [String] {
    var errors: [String] = []
    for line in output.split(separator: "\n") where !line.hasPrefix(" ") {
      guard let text = line.range(of: ": error: ") else { continue }
      let place = line[..<text.lowerBound].split(separator: ":")
      guard place.count == 3, place[0].hasSuffix(".swift") else { continue }
      let file = place[0].split(separator: "/").last ?? place[0]
      let error = "\(file):\(place[1]): \(line[text.upperBound...])"
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }

  /// Returns a build's warnings about unsafe code, as errors.
  ///
  /// `nonisolated(unsafe)` is allowed, since such a variable is memory-safe on one
  /// thread.
  static func unsafeUses(in output: String) -> [String] {
    var uses: [(place: String, notes: [Substring])] = []
    for line in output.split(separator: "\n") {
      let words = line.split(separator: ": ", maxSplits: 2)
      guard words.count == 3 else { continue }
      if words[1] == "warning" {
        let place = words[0].split(separator: ":")
        let isUse =
          place.count == 3 && place[0].hasSuffix(".swift")
          && line.hasSuffix("[#StrictMemorySafety]")
        let file = place[0].split(separator: "/").last ?? ""
        uses.append((isUse ? "\(file):\(place[1])" : "", []))
      } else if words[1] == "note", !uses.isEmpty {
        uses[uses.count - 1].notes.append(words[2])
      }
    }
    return uses.compactMap { place, notes in
      let note = notes.first {
        !$0.hasPrefix("reference to nonisolated(unsafe)")
      }
      guard !place.isEmpty, note != nil || notes.isEmpty else { return nil }
      return "\(place): unsafe code is not allowed in a hand-in"
        + (note.map { ": \($0)" } ?? "")
    }
  }

  /// Returns the folder of the libraries that a program needs at run time.
  static func libraries() throws -> String { try libraryFolder.get() }

  private static let libraryFolder = Result {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeLibraryPaths: [String] }
      let paths: Paths
    }
    // Without `-frontend`, the driver leaves a temporary folder behind.
    let output = try Subprocess(
      command: ["swiftc", "-frontend", "-print-target-info"]
    ).run().output
    let target = try JSONDecoder().decode(Target.self, from: Data(output.utf8))
    return target.paths.runtimeLibraryPaths.first ?? ""
  }

  /// Returns the arguments with which compiler and linker find XCTest.
  static func testing() throws -> [String] {
    guard Platform.isDarwin else { return ["-lXCTest"] }
    let platform =
      try Subprocess(
        command: ["xcrun", "--show-sdk-platform-path"]
      ).run().output.split(separator: "\n").first ?? ""
    let library = "\(platform)/Developer/Library/Frameworks"
    let modules = "\(platform)/Developer/usr/lib"
    return [
      "-F", library, "-I", modules, "-L", modules, "-framework", "XCTest",
      "-Xlinker", "-rpath", "-Xlinker", library,
      "-Xlinker", "-rpath", "-Xlinker", modules,
    ]
  }
}
