/// The findings about skeletons, hints and misconceptions.
extension Doctor {
  func exerciseFindings(in pattern: Pattern) -> [Finding] {
    let hints = "\(pattern.exercisePath)/Hints.md"
    guard files.contains(hints) else { return skeletonFindings(in: pattern) }
    do {
      let exercise = try Exercise(of: pattern)
      return skeletonFindings(in: pattern) + hintFindings(exercise, hints)
    } catch {
      return skeletonFindings(in: pattern) + [Finding(error, in: hints)]
    }
  }

  private func skeletonFindings(in pattern: Pattern) -> [Finding] {
    let path = "\(pattern.exercisePath)/Skeleton.swift"
    guard let text = try? kit.text(of: path) else { return [] }
    if text == (try? pattern.template()) {
      return [
        Finding(
          path,
          1,
          "does not differ from the template: replace each body to write with a "
            + "comment '// TODO: '"
        )
      ]
    }
    return Exercise.tasks(in: text).isEmpty
      ? [Finding(path, 1, "mark what is left to write with '// TODO: '")] : []
  }

  private func hintFindings(
    _ exercise: Exercise,
    _ path: String
  ) -> [Finding] {
    let sections = exercise.hints.sections
    var findings: [Finding] = []
    if sections.count != exercise.tasks.count {
      findings.append(
        Finding(
          path,
          1,
          "write a section for each of the skeleton's \(exercise.tasks.count) "
            + "TODOs; there are \(sections.count)"
        )
      )
    }
    guard let suite = try? exercise.pattern.templateSuite() else {
      return findings
    }
    let methods = suite.sentences.map(\.method)
    return findings
      + sections.flatMap { section in
        section.specs.filter { !methods.contains($0) }.map {
          Finding(
            path,
            section.line,
            "there is no \($0): run "
              + "'swift run patterns record \(exercise.pattern.name)'"
          )
        }
      }
  }

  func misconceptionFindings(in pattern: Pattern) -> [Finding] {
    let paths = pattern.misconceptionPaths
    let count = paths.count
    var findings =
      count < 3
      ? [
        Finding(
          pattern.misconceptionPath,
          1,
          "there are \(count) misconceptions, and at least three are required: run "
            + "'swift run patterns new \(pattern.name) --mistake NAME'"
        )
      ] : []
    guard let template = try? pattern.template(),
      let suite = try? pattern.templateSuite()
    else { return findings }
    let methods = Set(suite.sentences.map(\.method))
    for path in paths {
      do {
        let misconception = try Misconception(
          path: path,
          text: kit.text(of: path)
        )
        findings += faults(of: misconception, template, methods, pattern)
      } catch {
        findings.append(Finding(error, in: path))
      }
    }
    return findings
  }

  private func faults(
    of misconception: Misconception,
    _ template: String,
    _ methods: Set<String>,
    _ pattern: Pattern
  ) -> [Finding] {
    let path = misconception.path
    let record =
      "run 'swift run patterns try \(pattern.name) \(misconception.name) "
      + "--record'"
    do {
      if try misconception.implementation(of: template) == template {
        return [Finding(path, 1, "changes nothing: make the mistake")]
      }
    } catch {
      return [Finding(error, in: path)]
    }
    switch misconception.evidence {
    case nil:
      return [Finding(path, 1, "does not say what catches it: \(record)")]
    case .compiler: return []
    case .specs(let specs):
      return specs.subtracting(methods).sorted().map {
        Finding(path, 1, "there is no \($0): \(record)")
      }
    }
  }
}
