import Testing

extension PageTests {
  @Suite struct Sizes {
    private let width = "document.querySelector('.frame').clientWidth"

    @Test func `whole pictures are made larger and smaller, and fit again`() throws {
      let browser = try PageTests.open()
      let fit: Int = try browser.value(width)
      try browser.press("0")
      #expect(try browser.value(width) == 320)
      try browser.press("+", "+")
      #expect(try browser.value(width) == 1280)
      #expect(try browser.value("document.querySelector('#size-words').textContent") == "400 %")
      try browser.click("#smaller")
      #expect(try browser.value(width) == 640)
      try browser.press("0")
      #expect(try browser.value(width) == fit)
    }

    @Test func `both pictures show the same place`() throws {
      let browser = try PageTests.open()
      try browser.press("0", "+", "+")
      try browser.run("document.querySelector('.port').scrollTo(200, 300)")
      try browser.wait(
        "[...document.querySelectorAll('.port')].every(p => p.scrollLeft === 200 && p.scrollTop === 300)"
      )
    }

    @Test func `the middle stays where it is when pictures grow`() throws {
      let browser = try PageTests.open()
      try browser.press("0", "+", "+")
      let middle =
        "(() => { const p = document.querySelector('.port'); return Math.round(100 * (p.scrollTop + p.clientHeight / 2) / p.scrollHeight); })()"
      try browser.run("document.querySelector('.port').scrollTo(200, 300)")
      let before: Int = try browser.value(middle)
      try browser.press("+")
      #expect(abs(try browser.value(middle, as: Int.self) - before) <= 1)
    }

    @Test(arguments: [400, 320])
    func `at a phone's width the picture comes first`(_ width: Int) throws {
      let browser = try PageTests.open()
      try browser.resize((width, 860))
      defer { try? browser.resize(nil) }
      try browser.wait("innerWidth === \(width)")
      let frames = try browser.value(
        "[...document.querySelectorAll('.frame')].map(f => Math.round(f.getBoundingClientRect().bottom))",
        as: [Int].self)
      #expect(frames.count == 2 && frames.allSatisfy { $0 < 600 })
      #expect(try browser.box(of: "#tools").y > (frames.max() ?? 0))
      #expect(try browser.value("document.querySelector('#list').checkVisibility()") == false)
      let decision = try browser.box(of: "#decision")
      #expect(decision.y + decision.height == 860)
      try browser.click("#side-button")
      #expect(try browser.value("document.querySelector('#list').checkVisibility()") == true)
      // Rows are drawn anew while the list opens, so that a found one may be gone when it is
      // pressed.
      try browser.run("document.querySelector(\".row[title='swatches/colours.png']\").click()")
      #expect(try browser.value("document.querySelector('#list').checkVisibility()") == false)
      #expect(try browser.value("document.querySelector('#entry-name').textContent") == "colours")
    }
  }

  @Suite struct Badges {
    private func clear(of selector: String, _ browser: Browser) throws -> [String] {
      // The upper left part of a cell, where its first word is.
      try browser.value(
        "(() => { const o = document.querySelector('[data-overlays=actual]'); "
          + "const cells = [...o.querySelectorAll('.kind-cell')].map(c => c.getBoundingClientRect()); "
          + "return [...o.querySelectorAll('\(selector)')].filter(l => { const b = l.getBoundingClientRect(); "
          + "return cells.some(c => b.left < c.left + c.width * 0.3 && b.right > c.left + 3 && b.top < c.top + c.height * 0.6 "
          + "&& b.bottom > c.top + 3); }).map(l => l.textContent); })()")
    }

    @Test(arguments: [1440, 700, 400])
    func `no badge covers the first word of a cell`(_ width: Int) throws {
      let browser = try PageTests.open()
      try browser.resize((width, 900))
      defer { try? browser.resize(nil) }
      try browser.press("f", "i", "n", "s")
      try browser.wait(
        "innerWidth === \(width) && document.querySelector('[data-overlays=actual] [data-layer=spacings]')"
      )
      #expect(try clear(of: ".label", browser) == [])
    }

    @Test func `badges grow with the pictures`() throws {
      let browser = try PageTests.open()
      try browser.press("i")
      try browser.wait("document.querySelector('[data-overlays=actual] .is-index')")
      let height =
        "document.querySelector('[data-overlays=actual] .is-index').getBoundingClientRect().height"
      let before: Double = try browser.value(height)
      try browser.press("0", "+")
      try browser.wait("\(height) > \(before) + 1")
    }
  }
}
