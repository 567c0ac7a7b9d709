import Foundation
import XCTest

@testable import Site

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The drawing of pictures, in a terminal and as SVG.
final class DrawingSpec: XCTestCase {
  // MARK: - Class diagrams

  func test_a_conformance_is_dashed_and_ends_in_a_triangle() throws {
    let picture = try picture([
      .init(kind: .conforms, source: "Circle", target: "Shape")
    ])

    XCTAssertEqual(
      picture,
      """
       ┌────────────┐
       │ «protocol» │
       │   Shape    │
       ├────────────┤
       │ + draw()   │
       └────────────┘
               △
               ┆
               ┆
      ┌───────────────┐
      │    Circle     │
      ├───────────────┤
      │ - radius: Int │
      └───────────────┘
      """
    )
  }

  func test_a_holder_has_a_diamond_and_the_propertys_name() throws {
    let picture = try picture([
      .init(kind: .holds, source: "Circle", target: "Shape", label: "parts *")
    ])

    XCTAssertEqual(
      picture.split(separator: "\n")[6...8].joined(separator: "\n"),
      """
               ▲
               │ parts *
               ◇
      """
    )
  }

  func test_a_weak_reference_has_no_diamond() throws {
    let picture = try picture([
      .init(
        kind: .refersWeakly, source: "Circle", target: "Shape", label: "weak x")
    ])

    XCTAssertTrue(picture.contains("▲"))
    XCTAssertTrue(picture.contains("weak x"))
    XCTAssertFalse(picture.contains("◇"))
  }

  func test_a_note_quotes_a_statement_with_its_block() throws {
    let picture = try picture(
      [], layout: "Shape | note Circle.draw \"for\"\nCircle"
    )

    XCTAssertTrue(
      picture.contains("│ for part in parts { │"), picture
    )
    XCTAssertTrue(picture.contains("│   part.draw()       │"), picture)
    XCTAssertFalse(picture.contains("begin()"), picture)
  }

  func test_a_type_without_a_place_is_drawn_at_the_end() throws {
    let picture = try picture([], layout: "Circle")

    let lines = picture.split(separator: "\n")
    let circle = lines.firstIndex { $0.contains("Circle") }
    let shape = lines.firstIndex { $0.contains("Shape") }
    XCTAssertLessThan(try XCTUnwrap(circle), try XCTUnwrap(shape))
  }

  func test_a_layout_that_names_an_unknown_type_is_refused() throws {
    XCTAssertThrowsError(try picture([], layout: "Shape\nSquare")) { error in
      XCTAssertEqual(
        error as? StructureLayout.Fault,
        .init(line: 3, message: "there is no type 'Square' in the code")
      )
    }
    XCTAssertThrowsError(
      try picture([], layout: "note Circle.draw \"while\"")
    ) { error in
      XCTAssertEqual(
        (error as? StructureLayout.Fault)?.message,
        "there is no body of 'Circle.draw' in the code with 'while'"
      )
    }
  }

  // MARK: - SVG

  func test_a_picture_is_well_formed_and_described() throws {
    let drawing = try drawing([
      .init(kind: .holds, source: "Circle", target: "Shape", label: "a<b>")
    ])
    let parser = XMLParser(data: Data(drawing.svg.utf8))

    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
    XCTAssertTrue(drawing.svg.contains("<title id=\"title\">Shapes</title>"))
    XCTAssertTrue(
      drawing.svg.contains(
        "Shape (protocol): draw(). Circle (class): radius: Int. "
          + "Circle holds Shape (a&lt;b&gt;).</desc>"
      )
    )
  }

  func test_abstract_types_are_in_italics() throws {
    let svg = try drawing([]).svg

    XCTAssertTrue(svg.contains(/class="strong abstract"[^>]*>Shape</))
    XCTAssertTrue(svg.contains(/class="abstract">\+ draw\(\)</))
    XCTAssertTrue(svg.contains(/class="strong"[^>]*>Circle</))
  }

  // MARK: - Sequences

  func test_calls_are_drawn_in_order() {
    let sequence = CallSequence(
      page: 2,
      of: """
        # Lesson

        ## 1. Before

        @trace|lesson|View 1|draw()

        ## 2. A page

        @trace|lesson|Model 1|change()
        what it prints
        @trace|Model 1|Model 1|check()
        @trace|Model 1|View 2|draw()
        @trace|lesson|View 2|lines()
        """,
      without: "lines"
    )

    XCTAssertEqual(
      sequence.drawing(titled: "").terminalLines.joined(separator: "\n"),
      """
      ┌────────┐    ┌───────┐  ┌──────┐
      │ lesson │    │ Model │  │ View │
      └────────┘    └───────┘  └──────┘
           ┆ change()   ┆          ┆
           ├───────────▶┤          ┆
           ┆            ┆ draw()   ┆
           ┆            ├─────────▶┤
           ┆            ┆          ┆
      """
    )
  }

  // MARK: - Fixtures

  private func picture(
    _ relations: [Structure.Relation],
    layout: String = "Shape\nCircle"
  ) throws -> String {
    try drawing(relations, layout: layout).terminalLines
      .joined(separator: "\n")
  }

  private func drawing(
    _ relations: [Structure.Relation],
    layout: String = "Shape\nCircle"
  ) throws -> Drawing {
    let structure = Structure(
      elements: [
        .init(
          path: "Shape",
          name: "Shape",
          kind: .protocol,
          attributes: [],
          operations: [
            .init(name: "draw", text: "draw()", isAbstract: true)
          ],
          bodies: [:]
        ),
        .init(
          path: "Circle",
          name: "Circle",
          kind: .class,
          attributes: [
            .init(name: "radius", text: "radius: Int", isPrivate: true)
          ],
          operations: [],
          bodies: [
            "draw": ["begin()", "for part in parts {", "  part.draw()", "}"]
          ]
        ),
      ],
      relations: relations
    )
    return try StructurePicture(
      of: structure,
      layout: StructureLayout(part: "template", of: "template\n\(layout)")
    )
    .drawing(titled: "Shapes")
  }
}
