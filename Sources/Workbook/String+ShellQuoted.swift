extension String {
  /// This text as one word of a shell command.
  var shellQuoted: String {
    wholeMatch(of: /[\p{L}\p{N}_.,:=@%+\/-]+/) != nil
      ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
