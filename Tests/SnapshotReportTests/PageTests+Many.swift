import Foundation
import SnapshotCore
import SnapshotReport
import TestSupport
import Testing

extension PageTests {
  @Suite struct Many {
    private func open() throws -> Browser {
      let stage = try #require(BrowserStage.current)
      let first = try #require(
        stage.report.entries().first { $0.record.outcome == .different }?.record)
      let page = try stage.shelf.page("many") { report in
        let entries = try (0..<2000).map { number in
          let record = VerdictRecord(
            store: "Snapshots", name: try GoldenName(path: "many/figure\(number).png"), owner: "o",
            outcome: .different, statements: first.statements, pixels: first.pixels)
          return ReportEntry(record, in: report.results)
        }
        return try ReportPage(entries).write(to: report.folder.file("many"))
      }
      try stage.browser.open(page)
      try stage.browser.wait("document.querySelector('.row')")
      return stage.browser
    }

    @Test func `of two thousand entries only those in sight are in the page`() throws {
      let browser = try open()
      #expect(
        try browser.value("document.querySelector('#count').textContent") == "2,000 snapshots")
      try browser.press("j", "j", "k")
      #expect(
        try browser.value("document.querySelector('[aria-selected=true]').ariaPosInSet") == "2")
      try browser.run("document.querySelector('#list').focus()")
      try browser.press(Key.end)
      #expect(
        try browser.value("document.querySelector('[aria-selected=true]').ariaPosInSet") == "2000")
      #expect(try browser.value("document.querySelectorAll('.row').length < 60", as: Bool.self))
      #expect(try browser.value("document.querySelectorAll('*').length < 1000", as: Bool.self))
    }

    @Test func `names that differ only at their end differ in the list`() throws {
      let stage = try #require(BrowserStage.current)
      let page = try stage.shelf.page("long") { report in
        let entries = try ["one", "two"].map { end in
          let part = String(repeating: "recipe-", count: 12) + end
          let record = VerdictRecord(
            store: "Snapshots", name: try GoldenName(path: "\(part)/\(part).png"), owner: "o",
            outcome: .missing)
          return ReportEntry(record, in: report.results)
        }
        return try ReportPage(entries).write(to: report.folder.file("long"))
      }
      try stage.browser.open(page)
      try stage.browser.wait("document.querySelectorAll('.row').length === 2")
      let ends = try stage.browser.value(
        "[...document.querySelectorAll('.row .tail')].filter(t => t.getBoundingClientRect().right"
          + " <= t.closest('.row-words').getBoundingClientRect().right).map(t => t.textContent.slice(-3))",
        as: [String].self)
      #expect(ends == ["one", "one", "two", "two"])
    }

    @Test func `a search among two thousand finds one`() throws {
      let browser = try open()
      try browser.press("/", "e", "1", "9", "9", "9")
      #expect(
        try browser.value("document.querySelector('#count').textContent") == "1 of 2,000 snapshots")
    }
  }
}
