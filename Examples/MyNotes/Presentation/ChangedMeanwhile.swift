/// An error for a note that has changed since the user began to edit it.
struct ChangedMeanwhile: Error, CustomStringConvertible {
  let description = "Changed meanwhile: Return replaces, Esc cancels."
}
