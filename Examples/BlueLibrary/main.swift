import Foundation
import Terminal

StandardStreams.reserve()
let arguments = Array(CommandLine.arguments.dropFirst())
exit(await Program().run(arguments).rawValue)
