import Foundation
import TestSupport

@testable import DocumentationSite

/// A small repository with two catalogues and a page that lists their articles.
struct Herbs {
  let folder: TemporaryFolder

  init(basil: String = "# Basil\n\nA herb.\n") throws {
    folder = try TemporaryFolder()
    let start = """
      # Quarterturn

      All herbs.

      ## Topics

      - [Basil](../../Plants/Plants.docc/Basil.md)
      - [Plants](../../Plants/Plants.docc/Plants.md)
      - [Notes](../../README.md)
      """
    try write(start, SiteMap.start)
    try write(basil, "Sources/Plants/Plants.docc/Basil.md")
    try write(
      "# ``Plants``\n\nPlants.\n\n## Topics\n\n- ``Leaf``\n", "Sources/Plants/Plants.docc/Plants.md"
    )
    try write("# Notes\n\nOf [basil](Plants/Plants.docc/Basil.md).\n", "Sources/README.md")
    try write("picture", "Sources/Plants/Plants.docc/leaf.png")
    try write("let leaf = 1", "Sources/Plants/Leaf.swift")
    try write(".package(url: \"https://herbs.org/herbs\", from: \"1.0.0\")", "README.md")
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var map: SiteMap { get throws { try SiteMap(root: folder.url) } }

  /// Returns the text of a page as DocC reads it.
  func text(of name: String, modules: Set<String> = []) throws -> String {
    let map = try map
    let rewriting = Rewriting(map: map, modules: modules, repository: try map.repository)
    guard let article = map.articles.first(where: { $0.name == name }) else { return "no \(name)" }
    return try rewriting.text(of: article)
  }
}
