import Foundation
import LoopbackServer
import Terminal

/// The command that writes the kit's web site, and serves it.
struct SiteCommand: Command {
  static let name = "site"
  static let summary = "write articles, lessons and reference as a web site"
  static let usage = "--to DIR [--serve]"
  static let notes = """
    The pages can be opened from the folder, or be put on any server under any \
    path; they load nothing from elsewhere. The kit is built first, and DocC \
    combines the articles with the reference.
    """
  static let example = "site --to ../site"
  static let options: [CommandOption] = [
    .to("the site's folder"),
    .init("--serve", help: "also serve it on this machine, until Ctrl-C"),
  ]

  let arguments: Arguments
  let kit: Kit
  let console: Console

  func run() throws -> ExitStatus {
    _ = try arguments.words(0...0)
    let folder = try arguments.destination()
    let files = FileManager.default
    if files.fileExists(atPath: folder.path) {
      let names = try files.contentsOfDirectory(atPath: folder.path)
      // Only a site is overwritten.
      guard names.isEmpty || names.contains("slides.js") else {
        throw WorkbookError.conflict([folder.path])
      }
    }
    try console.note("Building the kit ...")
    let products = try kit.builtProducts()
    try console.note("Writing the site ...")
    let (count, warnings) = try Workspace.with { workspace in
      let site = workspace.url.appending(path: "site")
      let result = try SiteBuilder(kit: kit, products: products, folder: site)
        .build()
      if files.fileExists(atPath: folder.path) {
        try files.removeItem(at: folder)
      }
      try files.createDirectory(
        at: folder.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try files.copyItem(at: site, to: folder)
      return result
    }
    for warning in warnings { console.warning(warning) }
    let index = folder.appending(path: "index.html").path
    try console.write("\(count) files, from \(index)\n")
    if arguments.has("--serve") { try serve(folder) }
    return .success
  }

  private func serve(_ folder: URL) throws {
    let server = try LoopbackServer(answer: .files(in: folder))
    try withExtendedLifetime(server) {
      try console.write("\(server.url)/ (Ctrl-C ends it)\n")
      while true { sleep(3600) }
    }
  }
}
