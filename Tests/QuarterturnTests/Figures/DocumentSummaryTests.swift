import Foundation
import TestSupport
import Testing

/// The description of an SVG document for readers who do not see it.
struct DocumentSummaryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func document(of figure: String, _ file: String) throws -> String {
    let run = try CommandRun(["render", figure, "--format", "svg"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return try String(contentsOf: folder.file(file), encoding: .utf8)
  }

  @Test func `a document of a layout says where its cells are`() throws {
    let document = try document(
      of: "plants/markers", "plants/markers.after.portrait.svg")
    #expect(
      document.contains(
        "<desc>iPhone 7 Plus, portrait: 34 cells of 187 × 244 points in 2 columns, "),
      "\(document.prefix(600))")
  }
}
