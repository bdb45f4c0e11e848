import Testing

extension PageTests {
  @Suite struct Panes {
    @Test func `one pane of a sheet is shown alone, and then all again`() throws {
      let browser = try PageTests.open("plants/markers.sheet.png")
      try browser.wait("document.querySelector('#pane')")
      let share = "document.querySelector('.sheet').style.width"
      #expect(
        try browser.value(
          "[...document.querySelector('#pane').options].map(o => o.textContent)", as: [String].self)
          == ["All 2 panes", "before", "after •"])
      try browser.press("p", "p")
      try browser.wait("parseFloat(\(share)) === 207.5")
      #expect(
        try browser.value("document.querySelector('figcaption').textContent")
          == "Expected 640 × 960")
      try browser.press("p")
      try browser.wait("parseFloat(\(share)) === 100")
    }

    @Test func `overlays lie on a pane alone as on the sheet`() throws {
      let browser = try PageTests.open("plants/markers.sheet.png")
      try browser.wait("document.querySelector('#pane')")
      try browser.press("p", "p", "f")
      try browser.wait("document.querySelector('.sheet').style.width !== '100%'")
      try browser.wait(
        "document.querySelectorAll('[data-overlays=actual] .kind-cell').length === 18")
      let cell = try browser.box(of: "[data-overlays=actual] .kind-cell[data-index='0,0']")
      let area = try browser.box(of: ".pane:last-child .frame")
      #expect(cell.x < area.x || cell.width > 0)
    }

    @Test func `a picture of one pane has no menu of panes`() throws {
      let browser = try PageTests.open()
      try browser.wait("document.querySelector('.move-new')")
      #expect(try browser.value("document.querySelector('#pane') === null", as: Bool.self))
    }

    @Test func `an element that a change names is shown by a press`() throws {
      let browser = try PageTests.open()
      try browser.wait("document.querySelector('.move-new')")
      try browser.click(".place[data-index='0,8']")
      try browser.wait("document.querySelectorAll('.focus-of[data-index=\"0,8\"]').length === 2")
      #expect(
        try browser.value("document.querySelector('.place[aria-pressed=true]').textContent")
          == "[0,8]")
      try browser.click(".place[data-index='0,8']")
      try browser.wait("!document.querySelector('.focus-of')")
    }

    @Test func `what has nothing to show is switched off`() throws {
      let browser = try PageTests.open("plants/new.png")
      try browser.wait("document.querySelector('[data-overlay=moves]').disabled")
      #expect(
        try browser.value(
          "[...document.querySelectorAll('#tools button:disabled')].map(b => b.dataset.mode ?? b.dataset.overlay)",
          as: [String].self)
          == ["swipe", "onion", "difference", "blink", "together", "moves"])
      try browser.press("m")
      #expect(
        try browser.value("document.querySelector('#announcer').textContent")
          == "What moved: there is nothing to show")
    }
  }
}
