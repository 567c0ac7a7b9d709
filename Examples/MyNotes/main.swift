import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
exit(await Program().run(arguments).rawValue)
