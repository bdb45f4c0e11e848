import Testing

extension PageTests {
  @Suite struct Filters {
    private let names = "[...document.querySelectorAll('.row')].map(r => r.title)"

    @Test func `a verdict's chip lets its entries pass`() throws {
      let browser = try PageTests.open()
      for verdict in ["different", "missing", "unreadable"] {
        try browser.click("[data-value=\(verdict)]")
      }
      try browser.click("[data-value=same]")
      #expect(
        try browser.value(names, as: [String].self) == (1...3).map { "same/still\($0).png" })
    }

    @Test func `a class's chip lets its entries pass`() throws {
      let browser = try PageTests.open()
      try browser.click("[data-value=paint]")
      #expect(try browser.value(names, as: [String].self) == ["swatches/colours.png"])
      #expect(
        try browser.value(
          "document.querySelector('[data-value=paint]').getAttribute('aria-pressed')") == "true")
    }

    @Test func `chips work by keyboard`() throws {
      let browser = try PageTests.open()
      try browser.run("document.querySelector('[data-value=text]').focus()")
      try browser.press(" ")
      #expect(try browser.value(names, as: [String].self) == ["traces/rotation.txt"])
    }

    @Test func `a search finds names`() throws {
      let browser = try PageTests.open()
      try browser.press("/", "s", "h", "e", "e", "t")
      #expect(try browser.value(names, as: [String].self) == ["plants/markers.sheet.png"])
      #expect(
        try browser.value("document.querySelector('#count').textContent") == "1 of 10 snapshots")
    }

    @Test func `letters typed into the search are no shortcuts`() throws {
      let browser = try PageTests.open()
      try browser.press("/", "a")
      #expect(try browser.value("document.querySelector('#basket').hidden", as: Bool.self))
    }

    @Test func `a filter that nothing passes says so`() throws {
      let browser = try PageTests.open()
      try browser.press("/", "x", "x", "x")
      #expect(
        try browser.value("document.querySelector('#entry').innerText")
          == "No snapshot passes the filter.")
      try browser.press(Key.escape, "j", "a", "1", "z", "m")
      #expect(try browser.log() == [])
    }

    @Test func `j and k go through the list`() throws {
      let browser = try PageTests.open()
      let selected = "document.querySelector('[aria-selected=true]').title"
      try browser.press("j", "j", "k")
      #expect(try browser.value(selected) == "plants/markers.sheet.png")
    }

    @Test func `a press on a row selects it`() throws {
      let browser = try PageTests.open()
      try browser.click(".row[title='swatches/colours.png']")
      #expect(try browser.value("document.querySelector('#entry-name').textContent") == "colours")
    }

    @Test func `what is selected is said`() throws {
      let browser = try PageTests.open()
      try browser.press("j")
      #expect(
        try browser.value("document.querySelector('#announcer').textContent")
          == "markers sheet: different, layout, 2 of 7")
    }
  }
}
