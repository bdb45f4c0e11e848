import Foundation
import Testing

extension PageTests {
  @Suite struct Marks {
    /// Opens the page of changed shelves at the entry of one change.
    private func open(_ name: String) throws -> Browser {
      let stage = try #require(BrowserStage.current)
      let page = try stage.shelf.page("shelves") { report in
        try report.keep("title.png", ShelfFixture().picture, ShelfFixture(titleX: 64).picture)
        try report.keep(
          "heading.png", ShelfFixture().picture, ShelfFixture(heading: "Novels").picture)
        try report.keep("margin.png", ShelfFixture().picture, ShelfFixture(margin: 13).picture)
        try report.keep("size.png", ShelfFixture().picture, ShelfFixture(textSize: 14).picture)
        return try report.page()
      }
      try stage.browser.open(page, fragment: "#Snapshots/\(name).png")
      try stage.browser.wait("document.querySelector('.show')")
      return stage.browser
    }

    /// The outlines of a side: left, top, width and height, in pixels of the picture.
    private func outlines(
      _ look: String, _ side: String, _ browser: Browser
    ) throws -> [[Double]] {
      try browser.value(
        "[...document.querySelectorAll('[data-overlays=\(side)] \(look)')].map(o => "
          + "['x', 'y', 'width', 'height'].map(name => Math.round(o.getAttribute(name))))")
    }

    @Test func `views that changed are marked where they were and are, and not their cells`() throws
    {
      let browser = try open("title")
      try browser.wait("document.querySelectorAll('.view-of').length === 6")
      let tops: [Double] = [164, 280, 396]
      #expect(
        try outlines(".view-of", "expected", browser) == tops.map { [140, $0, 220, 32] })
      #expect(try outlines(".view-of", "actual", browser) == tops.map { [148, $0, 220, 32] })
      #expect(try outlines(".move-look:not(.view-of)", "actual", browser) == [])
    }

    @Test func `a change shows all its views, or those of one cell`() throws {
      let browser = try open("title")
      #expect(try browser.value("document.querySelector('.show').textContent") == "Show 3")
      try browser.click(".show")
      try browser.wait("document.querySelectorAll('.focus-of.view-of').length === 6")
      try browser.click(".place[data-index='0,2']")
      try browser.wait("document.querySelectorAll('.focus-of.view-of').length === 2")
      #expect(try outlines(".focus-of[data-index=\"0,2\"]", "actual", browser).count == 1)
      #expect(try browser.value("document.querySelector('.show').ariaPressed") == "false")
      try browser.click(".place[data-index='0,2']")
      try browser.wait("!document.querySelector('.focus-of')")
    }

    @Test func `a view around the cells is marked where it stands on the screen`() throws {
      let browser = try open("heading")
      try browser.wait("document.querySelectorAll('.view-of').length === 2")
      #expect(try outlines(".view-of", "actual", browser) == [[20, 16, 360, 40]])
      try browser.click(".show")
      try browser.wait("document.querySelectorAll('.focus-of').length === 2")
    }

    @Test func `a cause that moves cells marks the cells before and now`() throws {
      let browser = try open("margin")
      try browser.click(".show")
      try browser.wait("document.querySelectorAll('.focus-of').length === 6")
      let expected = try outlines(".focus-of", "expected", browser)
      let actual = try outlines(".focus-of", "actual", browser)
      #expect(zip(expected, actual).map { $1[0] - $0[0] } == [6, 6, 6])
    }

    @Test func `what is above the layout shows every view that it changed`() throws {
      let browser = try open("size")
      #expect(try browser.value("document.querySelector('.show').textContent") == "Show 4")
      try browser.click(".show")
      // Three titles and the heading, on either side.
      try browser.wait("document.querySelectorAll('.focus-of.view-of').length === 8")
    }

    @Test func `a label in a cell leaves its text to be read`() throws {
      let browser = try open("margin")
      try browser.wait("document.querySelector('[data-overlays=actual] .label')")
      // The titles begin 32 points below the cells' tops.
      let bottoms: [Double] = try browser.value(
        "[...document.querySelectorAll('[data-overlays=actual] .is-move rect')].map(r => "
          + "Number(r.getAttribute('y')) + Number(r.getAttribute('height')))")
      #expect(bottoms.count == 3)
      #expect(zip(bottoms, [164.0, 280, 396]).allSatisfy { $0 <= $1 })
    }

    @Test func `the first change stands above the pictures where the others stand below`() throws {
      let browser = try open("heading")
      let isSeen = "document.querySelector('.heading-cause').checkVisibility()"
      try browser.wait("!\(isSeen)")
      try browser.resize((400, 860))
      defer { try? browser.resize(nil) }
      try browser.wait(isSeen)
      #expect(
        try browser.value("document.querySelector('.heading-cause').textContent")
          == "heading: text “Books” → “Novels”")
    }
  }
}
