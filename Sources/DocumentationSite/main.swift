import Foundation

/// Writes the site with all articles and the API reference; see `./quarterturn docs`.
func writeSite(arguments: [String], environment: [String: String]) throws {
  guard arguments.count == 3 else { throw SiteError.arguments }
  let folders = arguments.map { URL(fileURLWithPath: $0) }
  let (root, symbols, output) = (folders[0], folders[1], folders[2])
  let map = try SiteMap(root: root)
  try require(map.deadLinks)
  let work = output.deletingLastPathComponent()
    .appendingPathComponent(".\(output.lastPathComponent)-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: work) }
  let rewriting = Rewriting(
    map: map, modules: try SymbolGraphs.modules(in: symbols), repository: try map.repository)
  let catalogue = try Catalogue(
    of: rewriting, to: work.appendingPathComponent("Quarterturn.docc"))
  let site = Site(folder: work.appendingPathComponent("site"))
  let compiler = try Compiler(path: environment["PATH"] ?? "")
  try require(compiler.convert(catalogue, symbols: symbols, to: site.folder))
  try require(site.findings(for: map))
  try site.addStart()
  try site.replace(output)
}

/// Throws an error if there are findings.
func require(_ findings: [Finding]) throws(SiteError) {
  guard findings.isEmpty else { throw .broken(findings) }
}

do {
  try writeSite(
    arguments: Array(CommandLine.arguments.dropFirst()),
    environment: ProcessInfo.processInfo.environment)
} catch {
  FileHandle.standardError.write(Data("quarterturn: \(error)\n".utf8))
  exit(2)
}
