import Foundation
import TestSupport
import XCTest

/// The types that each type knows, as the compiler and the sources show.
final class MVCCompileTimeSpec: XCTestCase {
  // MARK: - Worked example

  func test_the_model_compiles_without_any_view_or_controller() throws {
    let model =
      try withoutImports("Sources/SharedModels/Album.swift")
      + withoutImports("Sources/Patterns/MVC/AlbumLibrary.swift")

    XCTAssertEqual(
      try Compiler.errors(
        in: model,
        beside: "Sources/Patterns/MVC/AlbumLibraryError.swift"
      ),
      []
    )
  }

  func test_the_views_compile_without_any_model_or_controller() throws {
    let views =
      try withoutImports("Sources/Patterns/MVC/AlbumTableView.swift")
      + withoutImports("Sources/Patterns/MVC/Frame.swift") + terminalText

    XCTAssertEqual(
      try Compiler.errors(
        in: views,
        beside: "Sources/Patterns/MVC/AlbumView.swift"
      ),
      []
    )
  }

  // MARK: - Template

  func test_in_the_template_only_the_controller_knows_the_others()
    throws
  {
    let classes = try Kit.text(of: template)
      .components(separatedBy: "\nfinal class ").dropFirst()

    XCTAssertEqual(
      classes.map(roles),
      [["Model"], ["View"], ["Controller", "Model", "View"]]
    )
  }

  func test_none_of_the_three_is_sendable() throws {
    let errors = try Compiler.errors(
      in: """
        func send(_ value: any Sendable) {}

        func use(_ model: Model, _ view: View, _ controller: Controller) {
          send(model)
          send(view)
          send(controller)
        }
        """,
      beside: template
    )

    XCTAssertEqual(errors.count, 3, "\(errors)")
    XCTAssertTrue(
      errors.allSatisfy { $0.contains("does not conform to the 'Sendable'") },
      "\(errors)"
    )
  }

  // MARK: - Fixtures

  private let template = "Sources/Patterns/MVC/MVCTemplate.swift"

  /// The members from the module `TerminalText` that the views use.
  private let terminalText = """
    extension String {
      var columnCount: Int { count }
      func fitted(to columns: Int) -> String { self }
    }
    """

  /// Returns the text of a file, to be compiled without the kit's modules.
  private func withoutImports(_ path: String) throws -> String {
    try Kit.text(of: path).replacing(/(?m)^import \w+$/, with: "")
  }

  /// Returns the roles that a piece of code names, in alphabetical order.
  private func roles(in code: String) -> [String] {
    let names = code.matches(of: /\b(Model|View|Controller)\b/).map {
      String($0.1)
    }
    return Set(names).sorted()
  }
}
