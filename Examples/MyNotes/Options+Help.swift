extension Options {
  static let help = """
    Usage: MyNotes [list]
           MyNotes add [TEXT]
           MyNotes show DATE
           MyNotes edit DATE [TEXT]
           MyNotes remove DATE
           MyNotes --interactive

    Notes, each under its date. A note's DATE is what the list shows, or a
    beginning of it that no other note has; quote it where a TEXT follows. A whole
    day and the time behind it are one DATE without quotes too, as in
    'edit 2015-01-01 16:01:03 Hello'. A TEXT that is not there is read from the
    standard input.

      --store STORE      memory, file:PATH or sqlite:PATH; without this option, a
                         file in the platform's folder for programs' data
      --json             write JSON
      --time-zone NAME   the zone of the dates, such as UTC; by default, your own
      --interactive      list and notes on the whole screen
      --color WHEN       auto (the default), always or never
      --svg SIZE         write a picture of that screen, such as 60x12
      -h, --help         show this help

    Example: swift run MyNotes add "Milk and bread"

    """
}
