import Foundation
import Workbook

exit(Tool().run(Array(CommandLine.arguments.dropFirst())))
