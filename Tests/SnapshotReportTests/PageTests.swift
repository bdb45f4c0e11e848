import Foundation
import TestSupport
import Testing

/// The report's page in a browser: one browser for all, one test at a time.
@Suite(.programs, .serialized, .whereBrowserIs, .browser) struct PageTests {
  /// Opens the garden's page at an entry and returns the browser when its pictures or texts are
  /// there.
  static func open(_ name: String = "plants/markers.after.portrait.png") throws -> Browser {
    let stage = try #require(BrowserStage.current)
    try stage.browser.open(stage.page, fragment: "#Snapshots/\(name)")
    try stage.browser.wait(
      "document.querySelector('.line-text') || [...document.querySelectorAll('.layer img')].some(i => i.naturalWidth)"
    )
    return stage.browser
  }

  @Suite struct Opening {
    @Test func `the page opens without a word in the console`() throws {
      let browser = try PageTests.open()
      #expect(try browser.log() == [])
    }

    @Test func `what fails is listed first and what agrees is left out`() throws {
      let browser = try PageTests.open()
      let verdicts = try browser.value(
        "[...document.querySelectorAll('.row .dot')].map(d => d.className.split('-')[1])",
        as: [String].self)
      #expect(verdicts == Array(repeating: "different", count: 5) + ["missing", "unreadable"])
    }

    @Test func `the title is text, whatever is in it`() throws {
      let browser = try PageTests.open()
      #expect(try browser.value("document.querySelector('h1').textContent") == "Garden <snapshots>")
    }

    @Test func `no pane is drawn before its picture is decoded`() throws {
      let browser = try PageTests.open()
      #expect(
        try browser.value(
          "[...document.querySelectorAll('img')].every(i => i.decoding === 'sync')", as: Bool.self))
    }

    @Test func `pictures are described by their layouts`() throws {
      let browser = try PageTests.open()
      try browser.wait("document.querySelector('.layer img').alt.includes('iPhone')")
      #expect(
        try browser.value("document.querySelector('.layer img').alt")
          == "Expected: markers after portrait. iPhone SE, portrait: 9 cells, 1 header in 1 section"
      )
    }

    @Test func `changes stand beside the pictures in words`() throws {
      let browser = try PageTests.open()
      let words: String = try browser.value("document.querySelector('.statement').innerText")
      #expect(words.contains("section 0 inset.left 16 → 24"))
      #expect(words.contains("Layout"))
    }

    @Test func `what a change says in detail stands under it`() throws {
      let browser = try PageTests.open()
      let line: String = try browser.value(
        "document.querySelector('.statement .details li').textContent")
      #expect(line.contains("cells [0,"))
    }

    @Test func `pictures of different size are drawn at the larger size`() throws {
      let browser = try PageTests.open("plants/markers.before.png")
      let boxes = try browser.value(
        "[...document.querySelectorAll('.frame')].map(f => Math.round(1000 * f.clientWidth / f.clientHeight))",
        as: [Int].self)
      #expect(boxes == [704, 704])
      let share: Double = try browser.value(
        "parseFloat(document.querySelector('.layer img').style.width)")
      #expect(share > 90 && share < 91)
    }

    @Test func `a missing golden shows the picture now only`() throws {
      let browser = try PageTests.open("plants/new.png")
      #expect(
        try browser.value("[...document.querySelectorAll('.layer')].map(l => l.dataset.side)") == [
          "actual"
        ])
    }

    @Test func `an unreadable golden says why and what to do`() throws {
      let browser = try PageTests.open("plants/pointer.png")
      let words: String = try browser.value("document.querySelector('.changes .notice').innerText")
      #expect(words.contains("is a Git LFS pointer, not the golden itself"))
      #expect(words.contains("run `git lfs pull`, then test again"))
    }

    @Test func `texts are told line by line with their numbers`() throws {
      let browser = try PageTests.open("traces/rotation.txt")
      let lines = try browser.value(
        "[...document.querySelectorAll('.line-removed, .line-added')].map(r => r.innerText.trim().split(/\\s+/).join(' '))",
        as: [String].self)
      #expect(lines == ["5 − line 5", "5 + line five", "31 + a line between"])
      let marked = try browser.value(
        "[...document.querySelectorAll('.line-text del, .line-text ins')].map(r => r.innerText)",
        as: [String].self)
      #expect(marked == ["5", "five"])
    }

    @Test func `a report that lost files says which picture it cannot show`() throws {
      let stage = try #require(BrowserStage.current)
      let page = try stage.report.page("lossy")
      let files = page.deletingLastPathComponent().appendingPathComponent("report-files")
      for name in ["details", "pixels", "pictures"] {
        try FileManager.default.removeItem(at: files.appendingPathComponent(name))
      }
      try stage.browser.open(page)
      try stage.browser.wait("document.querySelectorAll('.layer .notice').length === 2")
      try stage.browser.press("z")
      try stage.browser.wait(
        "document.querySelector('.readout').textContent === 'The pictures cannot be decoded.'")
    }

    @Test func `the selected entry survives a reload`() throws {
      let browser = try PageTests.open()
      try browser.press("j", "j")
      let name: String = try browser.value("document.querySelector('#entry-name').textContent")
      try browser.reload()
      try browser.wait("document.querySelector('#entry-name')")
      #expect(try browser.value("document.querySelector('#entry-name').textContent") == name)
    }
  }
}
