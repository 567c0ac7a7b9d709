import Terminal
import Foundation

StandardStreams.reserve()
let arguments = Array(CommandLine.arguments.dropFirst())
exit(await Program().run(arguments).rawValue)
