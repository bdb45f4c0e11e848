import Foundation
import RasterPNG
import SnapshotCore
import SnapshotReport
import TestSupport
import Testing

extension PageTests {
  @Suite struct Inline {
    private func open() throws -> (browser: Browser, page: URL) {
      let stage = try #require(BrowserStage.current)
      let page = try stage.report.page("inline", inline: true)
      try stage.browser.open(page)
      try stage.browser.wait("document.querySelector('.layer img')?.naturalWidth")
      return (stage.browser, page)
    }

    @Test func `a single file holds everything`() throws {
      let (_, page) = try open()
      let names = try FileManager.default.contentsOfDirectory(
        atPath: page.deletingLastPathComponent().path)
      #expect(names == ["index.html"])
    }

    @Test func `a single file shows pictures, overlays and pixels`() throws {
      let (browser, _) = try open()
      #expect(
        try browser.value(
          "document.querySelector('.layer img').src.startsWith('data:')", as: Bool.self))
      try browser.wait("document.querySelectorAll('[data-overlays=actual] .move-new').length === 9")
      try browser.press("4")
      try browser.wait("document.querySelector('[data-side=difference] img')?.naturalWidth")
      try browser.press("z")
      try browser.wait("document.querySelectorAll('.readout code').length === 2")
      #expect(try browser.log() == [])
    }

    @Test func `writing the page again leaves nothing of the one before`() throws {
      let stage = try #require(BrowserStage.current)
      let folder = stage.report.folder.file("again")
      try ReportPage(stage.report.entries()).write(to: folder)
      try ReportPage([]).write(to: folder)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("report-files").path)
      #expect(files.sorted() == ["report.css", "report.js"])
    }

    @Test func `a page that no report wrote stays as it is`() throws {
      let stage = try #require(BrowserStage.current)
      let folder = stage.report.folder.file("site")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let page = folder.appendingPathComponent("index.html")
      try Data("<h1>Ours</h1>".utf8).write(to: page)
      #expect(throws: FileError.self) { try ReportPage([]).write(to: folder) }
      #expect(try String(contentsOf: page, encoding: .utf8) == "<h1>Ours</h1>")
    }

    @Test func `the same run gives the same page`() throws {
      let stage = try #require(BrowserStage.current)
      let pages = try ["one", "two"].map {
        try Data(contentsOf: stage.report.page($0, inline: true))
      }
      #expect(pages[0] == pages[1])
    }
  }
}
