import TestSupport
import Workbook

typealias Manifest = Workbook.Manifest

extension Manifest {
  /// What this kit's `Package.swift` says.
  init() throws {
    self.init(text: try TestSupport.Kit.text(of: "Package.swift"))
  }
}
