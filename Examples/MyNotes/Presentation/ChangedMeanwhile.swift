/// A note that is another one now than when the user began to change it.
struct ChangedMeanwhile: Error, CustomStringConvertible {
  let description = "Changed meanwhile: Return replaces, Esc leaves."
}
