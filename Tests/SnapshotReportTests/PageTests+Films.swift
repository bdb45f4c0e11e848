import Foundation
import LayoutComparison
import LayoutCore
import PictureComparison
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

extension PageTests {
  @Suite struct Films {
    /// The cells of the film now are 12 points further right in frames 4 to 7.
    private static func write(_ report: ReportFixture, inline: Bool) throws -> URL {
      try report.keep(
        "turns/carousel.film.png", .film(11),
        .film(11) { garden, number in if (4...7).contains(number) { garden.inset.near += 12 } })
      try report.keep("turns/shorter.film.png", .film(11), .film(9))
      return try report.page(inline: inline)
    }

    /// Opens the page of a film, with a preference about motion; by default nothing moves by
    /// itself.
    private func open(
      _ name: String = "carousel", inline: Bool = false, motion: String = "reduce"
    ) throws -> Browser {
      let stage = try #require(BrowserStage.current)
      let page = try stage.shelf.page("films \(inline)") { try Self.write($0, inline: inline) }
      try stage.browser.prefer("prefers-reduced-motion", motion)
      // Reset, since the browser is shared; the page reads the preference only when it loads the
      // film.
      defer { try? stage.browser.prefer("prefers-reduced-motion", "") }
      try stage.browser.open(page, fragment: "#Snapshots/turns/\(name).film.png")
      try stage.browser.wait(
        "[...document.querySelectorAll('#stage .layer img')].every(i => i.naturalWidth)"
          + " && document.querySelector('#film-words')?.textContent")
      return stage.browser
    }

    private func words(_ browser: Browser) throws -> String {
      try browser.value("document.querySelector('#film-words').textContent")
    }

    /// The frames that the sides show, by their files.
    private func shown(_ browser: Browser) throws -> [String] {
      try browser.value(
        "[...document.querySelectorAll('#stage .layer img')].map(i => i.getAttribute('src').split('/').slice(-2).join('/'))"
      )
    }

    private func settle(_ browser: Browser, on words: String) throws {
      try browser.wait("document.querySelector('#film-words').textContent === '\(words)'")
    }

    @Test(arguments: [false, true])
    func `a film begins at the first frame that differs, with golden, now and difference`(
      inline: Bool
    ) throws {
      let browser = try open(inline: inline)
      #expect(try words(browser) == "frame 4 of 11 · 100 ms · during · differs")
      #expect(
        try browser.value(
          "[...document.querySelectorAll('#stage .layer')].map(l => l.dataset.side)")
          == ["expected", "actual", "difference"])
      if !inline {
        #expect(try shown(browser) == ["expected/4.png", "actual/4.png", "difference/4.png"])
      }
      #expect(try browser.log() == [])
    }

    @Test func `comma and full stop go from frame to frame, all sides in step`() throws {
      let browser = try open()
      try browser.press(".", ".")
      try settle(browser, on: "frame 6 of 11 · 167 ms · during · differs")
      #expect(try shown(browser) == ["expected/6.png", "actual/6.png", "difference/6.png"])
      try browser.press(",", ",", ",")
      try settle(browser, on: "frame 3 of 11 · 67 ms · during")
      #expect(try shown(browser) == ["expected/3.png", "actual/3.png", "difference/3.png"])
    }

    @Test func `the scrubber goes to a time and tells it`() throws {
      let browser = try open()
      try browser.run("document.querySelector('#film-time').focus()")
      try browser.press(Key.end)
      try settle(browser, on: "frame 11 of 11 · 333 ms · after")
      #expect(
        try browser.value("document.querySelector('#film-time').getAttribute('aria-valuetext')")
          == "frame 11 of 11 · 333 ms · after")
    }

    @Test func `the marks say which frames differ`() throws {
      let browser = try open()
      let marks: [Bool] = try browser.value(
        "[...document.querySelectorAll('.film-marks i')].map(m => m.classList.contains('is-different'))"
      )
      #expect(marks == (1...11).map { (4...7).contains($0) })
    }

    @Test func `space plays and stands still, and where motion is unwelcome a film stands still`()
      throws
    {
      let browser = try open()
      #expect(
        try browser.value("document.querySelector('#film-play').getAttribute('aria-pressed')")
          == "false")
      try browser.press(" ")
      try browser.wait(
        "!document.querySelector('#film-words').textContent.startsWith('frame 4 of')")
      try browser.press(" ")
      let still = try words(browser)
      try browser.run("return new Promise(done => setTimeout(done, 300))")
      #expect(try words(browser) == still)
    }

    @Test func `elsewhere it plays by itself, and begins again at its end`() throws {
      let browser = try open(motion: "")
      #expect(
        try browser.value("document.querySelector('#film-play').getAttribute('aria-pressed')")
          == "true")
      try browser.wait("document.querySelector('#film-words').textContent.startsWith('frame 11')")
      try browser.wait("document.querySelector('#film-words').textContent.startsWith('frame 2 ')")
    }

    @Test func `films of other lengths play by one clock, the shorter one holds its end`() throws {
      let browser = try open("shorter")
      try browser.run("document.querySelector('#film-time').focus()")
      try browser.press(Key.end)
      try browser.wait(
        "document.querySelector('[data-side=expected] img').src.endsWith('expected/11.png')")
      #expect(try shown(browser).contains("actual/9.png"))
    }

    @Test func `every view of pictures shows the frames of the time`() throws {
      let browser = try open()
      for (key, layers) in [("2", 2), ("3", 2), ("4", 1), ("5", 2)] {
        try browser.press(key, ".")
        try browser.wait("document.querySelectorAll('#stage .layer img').length === \(layers)")
      }
      try settle(browser, on: "frame 8 of 11 · 233 ms · during")
      #expect(
        try browser.value("document.querySelector('[data-mode=zoom]').disabled", as: Bool.self))
      #expect(try browser.log() == [])
    }

    @Test(arguments: ["light", "dark"])
    func `the bar of a film has names, an order and contrast`(_ appearance: String) throws {
      let browser = try open()
      try browser.prefer("prefers-color-scheme", appearance)
      defer { try? browser.prefer("prefers-color-scheme", "") }
      try browser.wait("document.documentElement.dataset.theme === '\(appearance)'")
      try browser.wait("document.getAnimations().length === 0")
      #expect(try browser.value(AccessibilityCheck.script, as: [String].self) == [])
    }

    @Test func `without script the first frame that differs is there`() throws {
      let stage = try #require(BrowserStage.current)
      for inline in [false, true] {
        let page = try stage.shelf.page("films \(inline)") { try Self.write($0, inline: inline) }
        let html = try String(contentsOf: page, encoding: .utf8)
        let still = try #require(html.firstMatch(of: #/<noscript>[\s\S]*?<img src="([^"]+)"/#)).1
        if inline {
          #expect(still.hasPrefix("data:image/png;base64,"))
        } else {
          let file = page.deletingLastPathComponent().appendingPathComponent(String(still))
          #expect(FileManager.default.fileExists(atPath: file.path))
        }
        #expect(html.contains("frame 4 of 11, 100 ms: "))
      }
    }
  }
}

extension LayoutFilm {
  /// A film of a small garden whose cells move to the right.
  fileprivate static func film(
    _ count: Int, change: (inout GardenFixture, Int) -> Void = { _, _ in }
  ) -> LayoutFilm {
    let frames = (1...count).map { number in
      var garden = GardenFixture(size: CGSize(width: 160, height: 170))
      garden.cell.width = 60
      garden.count = 2
      garden.inset.near = 4 + Double(number)
      garden.inset.far = 0
      change(&garden, number)
      let picture = LayoutPicture.of(garden)
      let phase = number == 1 ? "before" : number == count ? "after" : "during"
      let note = FrameMetadata(
        time: Double(number - 1) / 30, phase: phase, delay: .init(1, 30),
        panes: picture.metadata.panes)
      return Frame(picture.bitmap, note: note)
    }
    return LayoutFilm(
      frames, scale: 2, framesPerSecond: 30, fingerprints: Fingerprints(rasteriser: "1"))
  }
}
