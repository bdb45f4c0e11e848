import Foundation
import Porting
import TestSupport
import Testing

@testable import quarterturn

/// Catalogues as the toolchain's documentation compiler reads them.
@Suite(.programs, .enabled(if: DocumentationCompiler.isExpected, "the toolchain has no docc"))
struct DocCTests {
  @Test(arguments: DocumentationCompiler.catalogues)
  func `every picture of our articles is found`(catalogue: URL) throws {
    #expect(try DocumentationCompiler().missingPictures(of: catalogue) == [])
  }

  @Test func `our articles have pictures for light and dark at one and two pixels per point`()
    throws
  {
    let output = try TemporaryFolder()
    let catalogue = try #require(
      DocumentationCompiler.catalogues.first { $0.lastPathComponent == "RasterCore.docc" })
    try DocumentationCompiler().convert(catalogue, to: output.url)
    let page = output.file("data/documentation/rastercore/frompathtopixel.json")
    let reference = try JSONDecoder().decode(Page.self, from: Data(contentsOf: page))
      .references["path-to-pixel.png"]
    #expect(
      reference?.variants?.map { Set($0.traits) }
        == [["1x", "light"], ["2x", "light"], ["1x", "dark"], ["2x", "dark"]])
  }

  private struct Page: Decodable {
    struct Reference: Decodable {
      struct Variant: Decodable { var traits: [String] }
      var variants: [Variant]?
    }
    var references: [String: Reference]
  }

  /// Compared with the compiler itself, and not only with our reading of its rules for names.
  @Test func `a check finds the pictures that the documentation compiler finds`() throws {
    let folder = try TemporaryFolder()
    let catalogue = folder.file("Herbs.docc")
    let files = ["a.png", "b~dark.png", "c@2x.png", "d.jpeg", "In/e.png", "f g.png", "h.old.png"]
    for file in files {
      let place = catalogue.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("picture".utf8).write(to: place)
    }
    let places =
      files + [
        "a", "A.png", "a.jpg", "./a.png", "b", "b.png", "c", "c.png", "d", "d.jpg", "e", "e.png",
        "f%20g.png", "h", "h.old", "none.png",
      ]
    let brackets = places.map { "![words](<\($0)>)" }
    let directives = places.filter { !$0.contains("%") }.map {
      "@Image(source: \"\($0)\", alt: \"words\")"
    }
    let text = "# Herbs\n\nWords.\n\n" + (brackets + directives).joined(separator: "\n\n") + "\n"
    try Data(text.utf8).write(to: catalogue.appendingPathComponent("Herbs.md"))

    let run = try CommandRun(["figures", "Herbs.docc", "--check", "--json"], in: folder.url)
    let ours = try JSONDecoder().decode(Findings.self, from: Data(run.output.utf8)).findings
    let theirs = try DocumentationCompiler().missingPictures(of: catalogue)
    #expect(ours.map(\.figure).sorted() == theirs.sorted())
    #expect(theirs.count > 15)
  }

  private struct Findings: Decodable {
    struct Finding: Decodable { var figure: String }
    var findings: [Finding]
  }
}

/// The toolchain's `docc`.
private struct DocumentationCompiler {
  private let program: URL

  init() throws {
    let compiler = try Toolchain(path: ProcessInfo.processInfo.environment["PATH"] ?? "").compiler
    program = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("docc")
  }

  /// Whether there is one; servers of builds have to have it, so that it is not missed unnoticed.
  static var isExpected: Bool {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    guard let compiler = try? DocumentationCompiler() else { return false }
    return FileManager.default.isExecutableFile(atPath: compiler.program.path)
  }

  static let catalogues = (try? DocumentationFile.catalogues) ?? []

  /// Returns the places of pictures that are not found.
  func missingPictures(of catalogue: URL) throws -> [String] {
    let output = try TemporaryFolder()
    let words = try convert(catalogue, to: output.url)
    return words.split(separator: "\n").compactMap { line in
      let end = "' couldn't be found"
      guard line.hasPrefix("warning: "), line.hasSuffix(end) else { return nil }
      return line.dropLast(end.count).components(separatedBy: "'").last
    }
  }

  @discardableResult func convert(_ catalogue: URL, to folder: URL) throws -> String {
    let run = try ProgramRun(
      program,
      [
        "convert", catalogue.path, "--output-path", folder.path, "--fallback-display-name",
        catalogue.deletingPathExtension().lastPathComponent, "--fallback-bundle-identifier", "docs",
      ])
    let words = run.errors + String(decoding: run.output, as: UTF8.self)
    #expect(run.status == 0, "\(words)")
    return words
  }
}
