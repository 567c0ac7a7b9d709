import Foundation
import Workbook

exit(Tool().runToTheEnd(Array(CommandLine.arguments.dropFirst())))
