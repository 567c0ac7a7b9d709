/// An error for a date that no note has, or more than one.
struct NoteNotFound: Error, CustomStringConvertible {
  let date: String
  /// The dates of the notes that it could mean.
  let candidates: [String]

  var description: String {
    guard !candidates.isEmpty else { return "no note dated '\(date)'" }
    let shown = candidates.prefix(3).joined(separator: ", ")
    let more = candidates.count > 3 ? " and \(candidates.count - 3) more" : ""
    return "'\(date)' is ambiguous; it can mean \(shown)\(more)"
  }
}
