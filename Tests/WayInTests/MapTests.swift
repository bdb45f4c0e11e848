import Foundation
import TestSupport
import Testing

/// `Sources/README.md`, the map of the targets.
struct MapTests {
  private static let path = "Sources/README.md"
  /// The graph, which all tests share: reading a manifest compiles it.
  private static let graph = Result { try TargetGraph(of: Repository.root) }

  @Test func `the map's diagram shows the targets of the manifest`() throws {
    let map = try Repository.text(of: Self.path)
    let (start, end) = ("<!-- graph -->\n", "\n<!-- /graph -->")
    let head = try #require(map.range(of: start), "\(Self.path) has no \(start)")
    let tail = try #require(map.range(of: end), "\(Self.path) has no \(end)")
    let diagram = try Self.graph.get().diagram
    let text = map[..<head.upperBound] + diagram + map[tail.lowerBound...]
    let isFresh = try GeneratedFile(Repository.root.appendingPathComponent(Self.path))
      .holds(String(text))
    #expect(
      isFresh,
      """
      \(Self.path) does not show the targets of Package.swift. Generate its diagram again:
      QUARTERTURN_GENERATE=1 swift test --filter MapTests
      """)
  }

  @Test func `a target needs only targets above it in the manifest`() throws {
    #expect(try Self.graph.get().upwardArrows == [])
  }

  @Test func `a client of UIKit embeds fonts and symbols, and no figures of the documentation`()
    throws
  {
    let graph = try Self.graph.get()
    let embedded = graph.all(below: "UIKit").filter { $0.hasSuffix("Files") }
    #expect(embedded == ["CEmbeddedFiles", "CFontFiles", "CSymbolFiles"])
    #expect(!graph.all(below: "quarterturn").contains("DocumentationFigures"))
  }

  @Test func `the map describes each target that has a page`() throws {
    let map = try Repository.text(of: Self.path)
    let sources = Repository.root.appendingPathComponent("Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let page = "\(name)/\(name).docc/\(name).md"
      let hasPage = FileManager.default.fileExists(
        atPath: sources.appendingPathComponent(page).path)
      #expect(!hasPage || map.contains("(\(page))"), "\(Self.path) has no link to \(page)")
    }
  }
}
