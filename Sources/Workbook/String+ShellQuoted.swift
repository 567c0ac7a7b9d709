extension String {
  /// This text as one word of a command, to be pasted into a shell.
  var shellQuoted: String {
    wholeMatch(of: /[\p{L}\p{N}_.,:=@%+\/-]+/) != nil
      ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
