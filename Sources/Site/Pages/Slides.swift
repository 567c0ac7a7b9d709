/// A lesson as slides, each with a page's code and output.
public struct Slides {
  private struct Slide {
    var title: String
    var code = ""
    var output = ""
  }

  private var summary = ""
  private var slides: [Slide] = []

  /// Creates the slides of a lesson from its output with `--format markdown`.
  public init(markdown: String) {
    var fence: Substring?
    var language: Substring = ""
    for line in markdown.split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let marks = line.prefix { $0 == "`" }
      if fence == marks, !marks.isEmpty, marks.count == line.count {
        fence = nil
      } else if fence != nil, !slides.isEmpty {
        if language == "swift" {
          slides[slides.count - 1].code += line + "\n"
        } else {
          slides[slides.count - 1].output += line + "\n"
        }
      } else if marks.count > 2 {
        fence = marks
        language = line.dropFirst(marks.count)
      } else if line.hasPrefix("## ") {
        slides.append(Slide(title: String(line.dropFirst(3))))
      } else if slides.isEmpty, !line.isEmpty, !line.hasPrefix("# ") {
        summary = String(line)
      }
    }
  }

  /// Returns the slides in HTML.
  ///
  /// - Parameter picture: The picture of the first slide, in HTML.
  public func html(picture: String) -> String {
    let pages = slides.map { slide in
      let output = slide.output.htmlEscaped
      return """
        <section class="slide">
        <h2>\(slide.title.htmlEscaped)</h2>
        \(slide.code.codeBlock(isSwift: true))\
        <div class="output">
        <h3>Output</h3>
        <pre tabindex="0"><samp>\(output)</samp></pre>
        </div>
        </section>

        """
    }
    return """
      <section class="slide">
      <h2>\((summary.prefix(1).uppercased() + summary.dropFirst()).htmlEscaped)</h2>
      <p>\(picture)</p>
      </section>
      \(pages.joined())
      """
  }
}
