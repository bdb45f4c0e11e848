import Foundation
import LayoutCore
import SnapshotCore
import SnapshotReport
import TestSupport
import Testing

extension PageTests {
  /// The hint about the entries that count as looked at.
  @Suite struct Sight {
    private let hint = "document.querySelector('#sight').textContent"
    private let isSeen = "document.querySelector('#sight').hidden"
    private let isNothingAccepted = "document.querySelector('#basket').hidden"

    /// Opens a page of two sheets of 2,000 points, which are shown as a line with what differs at
    /// their end, and of a screen.
    private func open() throws -> Browser {
      let stage = try #require(BrowserStage.current)
      let page = try stage.shelf.page("sight") { report in
        let golden = GardenFixture()
        var wider = golden
        wider.inset = .init(start: 12, end: 12, near: 24, far: 16)
        wider.cell.width = 82
        var (end, widerEnd) = (golden, wider)
        (end.name, widerEnd.name) = ("end", "end")
        (end.origin.x, widerEnd.origin.x) = (1680, 1680)
        for name in ["one", "two"] {
          try report.keep(
            "sight/\(name).png", .of(golden, end, width: 2000, height: 480),
            .of(golden, widerEnd, width: 2000, height: 480))
        }
        try report.keep("sight/screen.png", .of(golden), .of(wider))
        return try report.page("sight")
      }
      try stage.browser.open(page, fragment: "#Snapshots/sight/one.png")
      try stage.browser.run("localStorage.clear()")
      try stage.browser.reload()
      try stage.browser.wait("document.querySelector('.layer img')?.naturalWidth")
      return stage.browser
    }

    @Test func `a sheet that is shown as a line was not looked at, and is not accepted`() throws {
      let browser = try open()
      try browser.wait("\(hint).startsWith('Not looked at yet: at ')")
      try browser.press("a")
      #expect(try browser.value(isNothingAccepted, as: Bool.self))
      let words: String = try browser.value("document.querySelector('#announcer').textContent")
      #expect(words.hasSuffix(" % no change of a point can be seen. 0 shows its actual size."))
      #expect(try !browser.value(isSeen, as: Bool.self))
    }

    @Test func `at its actual size a sheet is shown where most differs, and can be accepted`()
      throws
    {
      let browser = try open()
      try browser.press("0")
      try browser.wait(isSeen)
      #expect(try browser.value("document.querySelector('.port').scrollLeft > 1000", as: Bool.self))
      try browser.press("a")
      #expect(
        try browser.value("document.querySelector('#basket-count').textContent") == "1 accepted")
    }

    @Test func `what differs must have been in view`() throws {
      let browser = try open()
      // The middle of the sheet, where nothing differs.
      try browser.click("#larger")
      try browser.click("#larger")
      try browser.wait("\(hint).endsWith('what differs is not in view.')")
      try browser.run("document.querySelector('.port').scrollTo(1e5, 0)")
      try browser.wait(isSeen)
    }

    @Test func `small pictures of one cause were not looked at`() throws {
      let browser = try open()
      try browser.press("g")
      try browser.wait("document.querySelectorAll('.together-card').length === 3")
      // The screen is large enough on its card, the sheets are not.
      try browser.wait(
        "document.querySelector('#accept-together').textContent === 'Accept 1 looked at'")
      #expect(try browser.value(hint) == "Not looked at yet: 1 shows it larger.")
    }

    @Test func `the pixels' own squares count`() throws {
      let browser = try open()
      try browser.press("z")
      try browser.wait(isSeen)
    }

    @Test func `a screen counts as it is shown at first`() throws {
      let browser = try open()
      try browser.run("document.querySelector(\".row[title='sight/screen.png']\").click()")
      try browser.wait("document.querySelector('#entry-name').textContent === 'screen'")
      try browser.wait(isSeen)
    }
  }

  @Suite struct Notices {
    @Test func `what results lack stands above the page`() throws {
      let stage = try #require(BrowserStage.current)
      let page = try ReportPage(
        stage.report.entries(), notices: ["shard 3 has 0 of 18 verdicts\n  <b>a.png</b>"]
      ).write(to: stage.report.folder.file("notices"))
      try stage.browser.open(page)
      try stage.browser.wait("document.querySelector('.row')")
      #expect(
        try stage.browser.value("document.querySelector('#notices').innerText")
          == "shard 3 has 0 of 18 verdicts\n  <b>a.png</b>")
      let faults = try stage.browser.value(AccessibilityCheck.script, as: [String].self)
      #expect(faults == [])
    }

    @Test func `a whole run has no notice`() throws {
      let browser = try PageTests.open()
      #expect(try browser.value("document.querySelector('#notices').hidden", as: Bool.self))
    }
  }
}
