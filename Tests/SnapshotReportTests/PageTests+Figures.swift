import SnapshotReport
import TestSupport
import Testing

extension PageTests {
  @Suite struct Figures {
    private func open(_ kind: String, inline: Bool = false) throws -> Browser {
      let stage = try #require(BrowserStage.current)
      let page = try stage.shelf.page("kinds \(inline)") { report in
        try report.keepKinds()
        return try ReportPage(try report.provedEntries(), title: "Kinds").write(
          to: report.folder.file("report"), inline: inline)
      }
      try stage.browser.open(page, fragment: "#Snapshots/kinds/\(kind).png")
      try stage.browser.wait(
        "document.querySelector('#entry-name')?.textContent === '\(kind)'"
          + " && document.querySelector('.layer img')?.naturalWidth > 0")
      return stage.browser
    }

    private func count(_ selector: String, _ browser: Browser) throws -> Int {
      try browser.value("document.querySelectorAll('\(selector)').length")
    }

    @Test(
      arguments: [
        ("constraint", ".cause-dimension", 6), ("margin", ".cause-band.is-changed", 2),
        ("spacing", ".cause-gap", 6), ("order", ".cause-sheet", 4), ("frame", ".cause-before", 1),
        ("color", ".cause-swatch", 2), ("text", ".cause-text mark", 2),
        ("state", ".cause-side", 2), ("font", ".cause-text mark", 2),
        ("arrangement", ".is-actual .cause-view", 4),
      ])
    func `a kind of cause is drawn before and after`(
      _ kind: String, _ selector: String, _ shapes: Int
    ) throws {
      let browser = try open(kind)
      try browser.wait("document.querySelectorAll('\(selector)').length >= \(shapes)")
      #expect(try count(".cause-figure.is-\(kind)", browser) >= 1)
      let sides = try browser.value(
        "[...document.querySelector('.cause-figure').querySelectorAll('.cause-side-name')].map(s => s.textContent)",
        as: [String].self)
      #expect(sides == ["Golden", "Now"])
    }

    @Test func `the part of a text that differs is marked on each side`() throws {
      let browser = try open("text")
      #expect(
        try browser.value(
          "[...document.querySelectorAll('.cause-text mark')].map(m => m.textContent)",
          as: [String].self) == ["new", "unread"])
    }

    @Test func `a transparent colour shows what is behind it`() throws {
      let browser = try open("color")
      #expect(
        try browser.value(
          "getComputedStyle(document.querySelector('.is-actual .cause-swatch i')).backgroundColor")
          == "rgba(255, 149, 0, 0.5)")
    }

    @Test func `a proof is marked as good, and what remains as open`() throws {
      let good = try open("constraint")
      #expect(
        try good.value("document.querySelector('.proof.is-good').textContent")
          == "✓ putting 8 back gives the golden's frames")
      #expect(try count(".details li", good) == 0)
      let open = try open("spacing")
      #expect(
        try open.value("document.querySelector('.proof.is-open').textContent")
          == "≠ putting 8 back leaves c: frame.y 104 → 108")
    }

    @Test func `a figure is read aloud with both values`() throws {
      let browser = try open("state")
      #expect(
        try browser.value("document.querySelector('.cause-figure').getAttribute('aria-label')")
          == "State: on, golden no, now yes")
    }

    @Test func `a kind's chip lets its entries pass, by keyboard too`() throws {
      let browser = try open("constraint")
      let names = "[...document.querySelectorAll('.row')].map(r => r.title)"
      try browser.run("document.querySelector('#kinds [data-value=spacing]').focus()")
      try browser.press(" ")
      #expect(try browser.value(names, as: [String].self).contains("kinds/spacing.png"))
      #expect(try !browser.value(names, as: [String].self).contains("kinds/color.png"))
      try browser.press(" ")
      try browser.click("#kinds [data-value=color]")
      #expect(try browser.value(names, as: [String].self) == ["kinds/color.png"])
    }

    @Test func `only kinds that the run has are offered`() throws {
      let browser = try open("constraint")
      #expect(try count("#kinds [data-value=setting]", browser) == 0)
      #expect(try count("#kinds [data-value=margin]", browser) == 1)
    }

    @Test(arguments: [false, true]) func `no value becomes markup`(_ inline: Bool) throws {
      let browser = try open("hostile", inline: inline)
      #expect(try browser.value("window.pwned === undefined", as: Bool.self))
      #expect(try count(".cause-figures img", browser) == 0)
      #expect(
        try browser.value("document.querySelector('.cause-text').textContent")
          == BoardFixture.hostile)
    }

    @Test(arguments: [400, 1440]) func `nothing runs out of a figure`(_ width: Int) throws {
      for kind in BoardFixture.kinds.map({ $0.0 }) {
        let browser = try open(kind)
        try browser.resize((width, 900))
        defer { try? browser.resize(nil) }
        let overflow = try browser.value(
          "[...document.querySelectorAll('.cause-figure *')].filter(e => e.getBoundingClientRect().right"
            + " > e.closest('.cause-figure').getBoundingClientRect().right + 0.5).length",
          as: Int.self)
        #expect(overflow == 0, "\(kind)")
      }
    }

    @Test func `figures have no fault that a reader with a screen reader would meet`() throws {
      let browser = try open("constraint")
      try browser.wait("document.querySelector('.cause-dimension')")
      #expect(try browser.value(AccessibilityCheck.script, as: [String].self) == [])
      #expect(try browser.log() == [])
    }
  }
}
