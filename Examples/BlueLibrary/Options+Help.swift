extension Options {
  static let help = """
    Usage: BlueLibrary [options]

    An album library for the terminal, made of the kit's pattern modules.

      --state FILE           where the library is kept; without this option, in
                             the platform's folder for programs' states
      --server URL           post each change to a server
      --timeout SECONDS      how long the server's answer is waited for: 10
      --explain              show which pattern has just done what
      --cover-delay SECONDS  how long a cover takes to load: 0.2
      --color WHEN           auto (the default), always or never
      --albums COUNT         begin a new library with so many invented albums
      --svg SIZE             write a picture of the screen, such as 80x24
      --time-frames COUNT    draw so many frames and tell how long one takes
      -h, --help             show this help

    Without a terminal it prints the library as plain text.

    Example: swift run BlueLibrary --explain

    """
}
