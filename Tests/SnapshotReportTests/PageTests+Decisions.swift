import Foundation
import SnapshotCore
import SnapshotReport
import TestSupport
import Testing

extension PageTests {
  @Suite struct Decisions {
    private let command = "document.querySelector('#command').textContent"

    private func digests(_ count: Int) throws -> [String] {
      let entries = try #require(BrowserStage.current).report.entries()
      // In the order of the list, in which entries with one cause follow each other.
      let names = ["plants/markers.after.portrait.png", "plants/markers.sheet.png"]
      return try names.prefix(count).map { name in
        try #require(entries.first { $0.record.name.path == name }?.record.digest).short
      }
    }

    @Test func `accepting collects digests into a command`() throws {
      let browser = try PageTests.open()
      try browser.press("a", "a")
      let expected = try digests(2).joined(separator: " ")
      #expect(try browser.value(command) == "swift run quarterturn accept \(expected)")
      #expect(
        try browser.value("document.querySelector('#basket-count').textContent") == "2 accepted")
    }

    @Test func `accepting goes on to the next open entry`() throws {
      let browser = try PageTests.open()
      try browser.press("a")
      #expect(
        try browser.value("document.querySelector('[aria-selected=true]').title")
          == "plants/markers.sheet.png")
    }

    @Test func `the buttons do the same`() throws {
      let browser = try PageTests.open()
      try browser.click("#accept")
      try browser.click("#reject")
      #expect(
        try browser.value("document.querySelector('#basket-count').textContent")
          == "1 accepted · 1 rejected")
      #expect(try browser.value(command) == "swift run quarterturn accept \(try digests(1)[0])")
    }

    @Test func `a decision is taken back by the same key`() throws {
      let browser = try PageTests.open()
      try browser.press("a", "k", "a")
      #expect(try browser.value("document.querySelector('#basket').hidden", as: Bool.self))
    }

    @Test func `decisions survive a reload`() throws {
      let browser = try PageTests.open()
      try browser.press("a")
      try browser.reload()
      try browser.wait("document.querySelector('.row')")
      #expect(try browser.value(command) == "swift run quarterturn accept \(try digests(1)[0])")
    }

    @Test func `what was looked at is accepted at once, and nothing else`() throws {
      let browser = try PageTests.open()
      try browser.wait("document.querySelector('#accept-seen').hidden")
      for count in 2...3 {
        try browser.press("j")
        try browser.wait(
          "document.querySelector('#accept-seen').textContent === 'Accept \(count) looked at'")
      }
      try browser.click("#accept-seen")
      #expect(
        try browser.value("document.querySelector('#basket-count').textContent") == "3 accepted")
      #expect(
        try browser.value("document.querySelectorAll('.row-decision.is-accept').length") == 3)
    }

    @Test func `a golden that changed as another did is not ticked with it`() throws {
      let stage = try #require(BrowserStage.current)
      let page = try stage.shelf.page("twins") { report in
        let first = try #require(
          try stage.report.entries().first { $0.record.outcome == .different }?.record)
        let entries = try ["one", "two"].map { name in
          let record = VerdictRecord(
            store: "Snapshots", name: try GoldenName(path: "twins/\(name).png"), owner: "o",
            outcome: .different, statements: first.statements, digest: first.digest)
          return ReportEntry(record, in: report.results)
        }
        return try ReportPage(entries).write(to: report.folder.file("twins"))
      }
      try stage.browser.open(page)
      try stage.browser.wait("document.querySelectorAll('.row').length === 2")
      try stage.browser.press("a")
      #expect(
        try stage.browser.value(
          "[...document.querySelectorAll('.row-decision')].map(d => d.textContent)",
          as: [String].self) == ["✓", ""])
    }

    @Test func `clearing opens everything again`() throws {
      let browser = try PageTests.open()
      try browser.press("a", "r")
      try browser.click("#clear")
      #expect(try browser.value("document.querySelector('#basket').hidden", as: Bool.self))
    }

    @Test func `copying says that it did`() throws {
      let browser = try PageTests.open()
      try browser.press("a")
      try browser.click("#copy")
      try browser.wait("document.querySelector('#copy').textContent === 'Copied'")
    }

    @Test func `what agrees cannot be accepted`() throws {
      let browser = try PageTests.open()
      try browser.click("[data-value=same]")
      try browser.press("/", "s", "t", "i", "l", "l", Key.escape, "a")
      #expect(
        try browser.value("document.querySelector('#announcer').textContent")
          == "still1: there is nothing to accept")
    }

    @Test func `the command is the one that is asked for`() throws {
      let stage = try #require(BrowserStage.current)
      let page = try ReportPage(stage.report.entries(), acceptCommand: "./quarterturn accept")
        .write(to: stage.report.folder.file("other"))
      try stage.browser.open(page)
      try stage.browser.press("a")
      let text: String = try stage.browser.value(command)
      #expect(text.hasPrefix("./quarterturn accept "))
    }
  }
}
