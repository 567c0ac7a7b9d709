import Foundation
import Terminal
import TerminalText

/// The workbook's tool, which finds and runs the requested command.
public struct Tool {
  private static let commands: [any Command.Type] = [
    ListCommand.self, SpecCommand.self, ShowCommand.self, CopyCommand.self,
    ExerciseCommand.self, CheckCommand.self, MisconceptionsCommand.self,
    TryCommand.self, GradeCommand.self, NewCommand.self, RecordCommand.self,
    SiteCommand.self, DoctorCommand.self,
  ]

  /// The commands' names, in the order of the help.
  static var commandNames: [String] { commands.map { $0.name } }

  private let console: Console
  private let folder: URL
  private let reports: ReportCache?

  /// Creates the tool for the kit around the current folder.
  ///
  /// Outside of a kit, for example when Xcode starts it, the tool uses the kit
  /// that it was built from.
  public init() {
    let current = URL(filePath: FileManager.default.currentDirectoryPath)
    let folder = [current, URL(filePath: #filePath)].first {
      (try? Kit(around: $0)) != nil
    }
    self.init(console: Console(), folder: folder ?? current)
  }

  /// Creates the tool for any folder.
  init(console: Console, folder: URL, reports: ReportCache? = nil) {
    self.console = console
    self.folder = folder
    self.reports = reports
  }

  /// Runs a command line, and returns the program's exit status.
  ///
  /// If a signal ends the program, its temporary files are removed.
  public func main(_ arguments: [String]) -> Int32 {
    withExtendedLifetime(Interruption()) { run(arguments) }
  }

  /// Runs a command line, and returns the exit status.
  func run(_ arguments: [String]) -> Int32 {
    do {
      return try perform(arguments).rawValue
    } catch let error as UsageError {
      return report(error, arguments)
    } catch let error as Console.WriteError {
      return report(error, arguments)
    } catch let error as WorkbookError {
      console.error("\(error)")
      return error.status.rawValue
    } catch {
      console.error(description(of: error as NSError).printable)
      // A file that can't be read is a `WorkbookError`.
      let status: ExitStatus = error is CocoaError ? .cannotCreate : .software
      return status.rawValue
    }
  }

  private func report(_ error: any Error, _ arguments: [String]) -> Int32 {
    let topic = Self.command(named: arguments.first)?.help ?? Self.help
    return console.report(error, help: topic).rawValue
  }

  /// Returns the path and the reason of an error of the file system.
  private func description(of error: NSError) -> String {
    let path = error.userInfo[NSFilePathErrorKey] as? String
    let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error
    let reason = (cause as? POSIXError).map {
      String(cString: strerror($0.code.rawValue))
    }
    return [path, reason ?? error.localizedDescription].compactMap { $0 }
      .joined(separator: ": ")
  }

  private func perform(_ arguments: [String]) throws -> ExitStatus {
    let name = arguments.first ?? ListCommand.name
    if ["--help", "-h", "help"].contains(name) {
      let topic = Self.command(named: arguments.dropFirst().first)
      try console.write((topic?.help ?? Self.help).text)
      return .success
    }
    if name == "--version" {
      try console.write("patterns \(Kit.version)\n")
      return .success
    }
    let isOption = name.hasPrefix("-")
    let commandName = isOption ? ListCommand.name : name
    guard let command = Self.command(named: commandName) else {
      throw UsageError(
        "unknown command '\(name)'",
        suggestion: name.nearest(among: Self.commandNames)
      )
    }
    let rest = Array(isOption ? arguments[...] : arguments.dropFirst())
    let arguments = try Arguments(rest, options: command.options)
    if arguments.asksForHelp {
      try console.write(command.help.text)
      return .success
    }
    var kit = try Kit(around: folder)
    kit.reports = reports
    return try command.init(arguments: arguments, kit: kit, console: console)
      .run()
  }

  static func command(named name: String?) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  private static let help = CommandHelp(
    "patterns",
    usage: "COMMAND [arguments]",
    summary:
      "Commands to find, read, copy, practice and break the kit's patterns.",
    subcommands: commands.map { [$0.name, $0.summary] },
    options: [CommandOption("--version", help: "show the kit's version")],
    notes:
      "'patterns COMMAND --help' describes a command. Without a command, lists "
      + "the patterns.",
    example: "patterns spec Observer"
  )
}
