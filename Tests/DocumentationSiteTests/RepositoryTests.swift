import Foundation
import TestSupport
import Testing

@testable import DocumentationSite

/// The articles of this repository.
@Suite(.programs) struct RepositoryTests {
  private static let root = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }
  /// All articles, read once.
  private static let map = Result { try SiteMap(root: root) }

  @Test func `every link of our articles leads somewhere`() throws {
    #expect(try Self.map.get().deadLinks.map(\.description) == [])
  }

  @Test func `the first page lists every article`() throws {
    let map = try Self.map.get()
    let start = try #require(map.articles.first { $0.path == SiteMap.start })
    let listed = Set(start.links.compactMap { SiteMap.path($0.path, from: start.path) })
    let missing = map.articles.map(\.path).filter { $0 != start.path && !listed.contains($0) }
    #expect(missing == [], "list them in \(SiteMap.start)")
  }

  @Test(
    .enabled(if: Toolchain.hasDocC, "the toolchain has no docc"))
  func `docc makes a page of every article, without the reference`() throws {
    let folder = try TemporaryFolder()
    let symbols = folder.file("symbols")
    try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
    let map = try Self.map.get()
    let rewriting = Rewriting(map: map, modules: [], repository: "https://herbs.org")
    let catalogue = try Catalogue(of: rewriting, to: folder.file("All.docc"))
    let site = Site(folder: folder.file("site"))
    let compiler = try Compiler(path: Toolchain.path)
    let found = try compiler.convert(catalogue, symbols: symbols, to: site.folder)
    #expect(found.map(\.description) == [])
    #expect(try site.findings(for: map).map(\.description) == [])
    // A picture that is lost afterwards is missed.
    try FileManager.default.removeItem(at: site.folder.appendingPathComponent("images"))
    #expect(
      try site.findings(for: map).contains {
        $0.description.hasPrefix("Sources/RasterCore/RasterCore.docc/FromPathToPixel.md:9: ")
      })
  }
}

/// The toolchain that is in `PATH`.
enum Toolchain {
  static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  static var hasDocC: Bool {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    return (try? Compiler(path: path)) != nil
  }
}
