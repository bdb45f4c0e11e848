import Testing

extension PageTests {
  @Suite struct Accessibility {
    private static let names = [
      "plants/markers.after.portrait.png", "plants/pointer.png", "traces/rotation.txt",
    ]

    @Test(arguments: names, ["light", "dark"])
    func `everything has a name, an order and contrast`(_ name: String, _ appearance: String) throws
    {
      let browser = try PageTests.open(name)
      try browser.prefer("prefers-color-scheme", appearance)
      defer { try? browser.prefer("prefers-color-scheme", "") }
      try browser.wait("document.documentElement.dataset.theme === '\(appearance)'")
      try browser.press("a", "k")
      // Colours change over an eighth of a second.
      try browser.wait("document.getAnimations().length === 0")
      let faults = try browser.value(AccessibilityCheck.script, as: [String].self)
      #expect(faults == [])
    }

    @Test(arguments: ["2", "3", "4", "5", "z"])
    func `every mode has names and contrast`(_ key: String) throws {
      let browser = try PageTests.open()
      try browser.press(key)
      try browser.wait(
        "!document.querySelector('.readout') || document.querySelector('.readout code')")
      try browser.wait("document.getAnimations().length === 0")
      let faults = try browser.value(AccessibilityCheck.script, as: [String].self)
      #expect(faults == [])
    }

    @Test func `the list of keys can be opened and closed by key`() throws {
      let browser = try PageTests.open()
      try browser.press("?")
      #expect(try browser.value("document.querySelector('#help').open", as: Bool.self))
      let faults = try browser.value(AccessibilityCheck.script, as: [String].self)
      #expect(faults == [])
      try browser.press(Key.escape)
      #expect(try !browser.value("document.querySelector('#help').open", as: Bool.self))
    }

    @Test func `the first tab offers to skip to the snapshot, and the focus is seen`() throws {
      let browser = try PageTests.open()
      try browser.press(Key.tab)
      #expect(try browser.value("document.activeElement.className") == "skip")
      #expect(try browser.value("getComputedStyle(document.activeElement).outlineStyle") == "solid")
    }

    @Test func `tab goes through bar, filters, list and tools in this order`() throws {
      let browser = try PageTests.open()
      var order: [String] = []
      for _ in 0..<28 {
        try browser.press(Key.tab)
        let place: String = try browser.value(
          "document.activeElement.closest('header, nav, main, footer, .skip')?.tagName ?? 'BODY'")
        if order.last != place { order.append(place) }
      }
      #expect(order.starts(with: ["A", "HEADER", "NAV", "MAIN"]))
    }

    @Test func `the appearance can be chosen and survives a reload`() throws {
      let browser = try PageTests.open()
      try browser.press("t", "t")
      try browser.reload()
      try browser.wait("document.documentElement.dataset.theme === 'dark'")
    }

    @Test(arguments: ["plants/markers.sheet.png", "traces/rotation.txt"], ["1", "2", "z"])
    func `at four times the size nothing must be scrolled sideways`(_ name: String, _ key: String)
      throws
    {
      let browser = try PageTests.open(name)
      try browser.resize((320, 640))
      defer { try? browser.resize(nil) }
      try browser.press(key, "a", "k")
      try browser.wait("innerWidth === 320")
      #expect(try browser.value("document.documentElement.scrollWidth") == 320)
      let wide = try browser.value(
        "[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > 321 && e.checkVisibility() "
          + "&& !e.closest('.unseen, svg, .row')).map(e => e.outerHTML.slice(0, 80))",
        as: [String].self)
      #expect(wide == [])
    }
  }
}
