import Testing

extension PageTests {
  @Suite struct Causes {
    @Test func `entries of one cause stand below each other, under it`() throws {
      let browser = try PageTests.open()
      let lines = try browser.value(
        "[...document.querySelectorAll('.list-space > *')].slice(0, 3).map(l => l.title)",
        as: [String].self)
      #expect(
        lines == [
          "section 0 inset.left 16 → 24", "plants/markers.after.portrait.png",
          "plants/markers.sheet.png",
        ])
      #expect(try browser.value("document.querySelector('.cause-count').textContent") == "2")
    }

    @Test func `every picture of the list has a thumbnail, and no class is cut`() throws {
      let browser = try PageTests.open()
      try browser.wait(
        "[...document.querySelectorAll('.row .thumbnail.kind-picture')].slice(0, 4)"
          + ".every(t => t.style.backgroundImage.includes('png'))")
      let cut = try browser.value(
        "[...document.querySelectorAll('.row .badge, .chip')].filter(b => b.getBoundingClientRect().right"
          + " > b.closest('.row-words, .chips').getBoundingClientRect().right + 0.5).map(b => b.textContent)",
        as: [String].self)
      #expect(cut == [])
    }

    @Test func `all of a cause are seen on one sheet, and accepted from there`() throws {
      let browser = try PageTests.open()
      // The sheet is opened by itself first, since its card is too small for the sheet to count as
      // looked at.
      try browser.press("j")
      try browser.wait("document.querySelector('#accept-seen').textContent.startsWith('Accept 2')")
      try browser.press("g")
      try browser.wait("document.querySelectorAll('.together-card').length === 2")
      try browser.wait(
        "document.querySelector('#accept-together').textContent === 'Accept 2 looked at'")
      try browser.click("#accept-together")
      #expect(
        try browser.value("document.querySelector('#basket-count').textContent") == "2 accepted")
      try browser.wait("document.getAnimations().length === 0")
      let faults = try browser.value(AccessibilityCheck.script, as: [String].self)
      #expect(faults == [])
      try browser.click(".together li:nth-child(2) button")
      try browser.wait("document.querySelector('.panes.count-2')")
      #expect(
        try browser.value("document.querySelector('#entry-name').textContent") == "markers sheet")
    }
  }
}
