import CommandLineKit
import DocumentationFigures
import Foundation
import LayoutStage
import TestSupport
import Testing

@testable import ArticleFigures
@testable import quarterturn

struct DocumentationTests {
  @Test(arguments: DocumentationFile.readme + DocumentationFile.articles)
  func `every link of an article leads somewhere`(path: String) throws {
    let file = try DocumentationFile(path)
    for link in file.links {
      let target = file.url.deletingLastPathComponent().appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(link)")
    }
  }

  @Test(arguments: DocumentationFile.readme + DocumentationFile.articles)
  func `every source that an article names is there`(path: String) throws {
    // Of apps, and of other packages.
    let others = [
      "AppDelegate.swift", "GalleryViewController.swift", "HerbCell.swift", "ListView.swift",
      "Tests/HerbsTests/HerbsTests.swift",
    ]
    for name in try DocumentationFile(path).namedFiles where !others.contains(name) {
      let isThere = DocumentationFile.swiftFiles.contains { "/\($0)".hasSuffix("/\(name)") }
      #expect(isThere, "\(path): \(name)")
    }
  }

  @Test @MainActor func `figures of articles are there, up to date and told in words`() throws {
    // The command has no figures of this repository's own articles, so this test draws them.
    let drawings = DocumentationFigure.all.map { ("\($0.name)", $0.picture) }
    for catalogue in try DocumentationFile.catalogues {
      var review = try FigureReview(
        FigureFolder(path: catalogue.path), writes: GeneratedFile.areWritten,
        drawings: Dictionary(uniqueKeysWithValues: drawings))
      try review.run()
      #expect(
        review.findings.map(\.text) == [],
        "\(catalogue.path): QUARTERTURN_GENERATE=1 swift test --filter DocumentationTests draws it")
    }
  }

  @Test func `every target has a page of its name`() {
    let names = [
      "Basics", "Porting", "RasterCore", "RasterText", "RasterPNG", "LayoutCore",
      "ConstraintCore", "UIKit", "LayoutStage", "LayoutScenes", "LayoutLaboratory", "Examples",
      "LayoutComparison", "PictureComparison", "SnapshotCore", "FigureSnapshots",
      "DocumentationFigures", "LayoutPreviews",
      "SnapshotAssertions", "SnapshotReport", "CommandLineKit", "PreviewTool", "MCPServer",
      "ArticleFigures", "LayoutCommands", "SnapshotCommands", "quarterturn",
    ]
    let truth = "Tests/Truth/Sources/LayoutTruth/LayoutTruth.docc/LayoutTruth.md"
    let pages = names.map { "Sources/\($0)/\($0).docc/\($0).md" } + [truth]
    #expect(pages.filter { !DocumentationFile.articles.contains($0) } == [])
  }

  @Test func `the page of an app's own source says which system it is run on`() throws {
    let page = try DocumentationFile("Sources/UIKit/UIKit.docc/SameAsUIKit.md").text
      .replacing("\n", with: " ")
    let latest = SystemGeneration.latest.rawValue
    #expect(page.contains("`swift run` shows how iOS \(latest) behaves"))
  }

  @Test func `the manual has every command with all its options`() throws {
    let manual = try DocumentationFile("Sources/quarterturn/quarterturn.docc/TheCommand.md").text
    let chapters = manual.components(separatedBy: "\n### ").dropFirst()
    for command in Command.all {
      let chapter = chapters.first { $0.hasPrefix("`\(command.spelling)`") }
      for option in command.options where option != .help {
        let spelling = option.spelling.replacingOccurrences(of: "|", with: "\\|")
        #expect(
          chapter?.contains("| `\(spelling)` | \(option.summary) |") == true,
          "\(command.name) \(spelling)")
      }
      #expect(chapter != nil, "\(command.name)")
    }
  }
}
