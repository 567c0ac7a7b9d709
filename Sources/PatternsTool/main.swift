import Foundation
import Workbook

exit(Tool().main(Array(CommandLine.arguments.dropFirst())))
