import Testing

extension PageTests {
  @Suite struct Overlays {
    /// Counts the shapes of an overlay over the picture now.
    private func count(_ selector: String, _ browser: Browser, side: String = "actual") throws
      -> Int
    {
      try browser.wait("document.querySelector('[data-overlays=\(side)] > g')")
      return try browser.value(
        "document.querySelectorAll('[data-overlays=\(side)] \(selector)').length")
    }

    @Test func `what moved has the old frame dashed and the new one solid`() throws {
      let browser = try PageTests.open()
      #expect(try count(".move-old[stroke-dasharray]", browser) == 9)
      #expect(try count(".move-new", browser) == 9)
      #expect(try count(".move-old", browser, side: "expected") == 9)
    }

    @Test func `an arrow leads from the old place to the new one`() throws {
      let browser = try PageTests.open("plants/markers.before.png")
      #expect(try count(".move-head", browser) == 8)
      #expect(try count(".move-arrow", browser) == 8)
    }

    @Test func `a way too short for an arrow is told in points`() throws {
      let browser = try PageTests.open()
      #expect(try count(".move-head", browser) == 0)
      #expect(
        try browser.value(
          "[...document.querySelectorAll('[data-overlays=actual] .is-move')].slice(0, 3).map(l => l.textContent)"
        )
          == ["+8, 0", "+2, 0", "−4, 0"])
    }

    @Test func `no label lies on another`() throws {
      let browser = try PageTests.open("plants/markers.sheet.png")
      try browser.press("i", "n", "s")
      try browser.wait("document.querySelector('[data-layer=insets]')")
      let overlaps: Int = try browser.value(
        "(() => { const b = [...document.querySelectorAll('[data-overlays=actual] .label rect')].map(r => r.getBoundingClientRect()); "
          + "let n = 0; b.forEach((x, i) => b.slice(i + 1).forEach(y => { if (x.left < y.right - 0.1 && y.left < x.right - 0.1 "
          + "&& x.top < y.bottom - 0.1 && y.top < x.bottom - 0.1) n += 1; })); return n; })()")
      #expect(overlaps == 0)
    }

    @Test func `frames are drawn for every element`() throws {
      let browser = try PageTests.open()
      try browser.press("m", "f")
      try browser.wait("document.querySelector('[data-layer=frames]')")
      #expect(try count(".kind-cell", browser) == 9)
      #expect(try count(".kind-header", browser) == 1)
      #expect(try count(".kind-cell", browser, side: "expected") == 9)
    }

    @Test func `index paths are written on every element`() throws {
      let browser = try PageTests.open()
      try browser.click("[data-overlay=indexes]")
      try browser.wait("document.querySelector('[data-layer=indexes]')")
      #expect(try count(".is-index", browser) == 10)
    }

    @Test func `insets are hatched on four sides with their points`() throws {
      let browser = try PageTests.open()
      try browser.press("n")
      try browser.wait("document.querySelector('[data-layer=insets]')")
      #expect(
        try browser.value(
          "[...document.querySelectorAll('[data-overlays=actual] .inset')].map(i => i.dataset.value)"
        )
          == ["12", "12", "24", "16"])
      let fill: String = try browser.value(
        "getComputedStyle(document.querySelector('.inset')).fill")
      #expect(fill.hasPrefix("url("))
      let turn: String = try browser.value(
        "document.querySelector('pattern').getAttribute('patternTransform')")
      #expect(turn == "rotate(45)")
    }

    @Test func `spacings are drawn between items and between lines`() throws {
      let browser = try PageTests.open()
      try browser.press("s")
      try browser.wait("document.querySelector('[data-layer=spacings]')")
      #expect(try count(".gap.between-items", browser) == 6)
      #expect(try count(".gap.between-lines", browser) == 2)
    }

    @Test func `each pane of a sheet has its own overlays`() throws {
      let browser = try PageTests.open("plants/markers.sheet.png")
      try browser.press("f")
      try browser.wait("document.querySelector('[data-layer=frames]')")
      #expect(try count(".kind-cell", browser) == 18)
      #expect(try count(".move-new", browser) == 9)
    }

    @Test func `overlays stay on from entry to entry and over a reload`() throws {
      let browser = try PageTests.open()
      try browser.press("f", "j")
      try browser.reload()
      try browser.wait("document.querySelector('[data-layer=frames] .kind-cell')")
    }

    @Test(arguments: [1440, 700])
    func `lines keep their width whatever the picture's size on the screen`(_ room: Int) throws {
      let browser = try PageTests.open()
      try browser.resize((room, 800))
      defer { try? browser.resize(nil) }
      let width =
        "(() => { const o = document.querySelector('.overlay'); return "
        + "document.querySelector('.move-old').getAttribute('stroke-width') * o.clientWidth / o.viewBox.baseVal.width; })()"
      try browser.wait(
        "innerWidth === \(room) && document.querySelector('.move-old') && Math.abs(\(width) - 1.5) < 0.01"
      )
    }
  }
}
