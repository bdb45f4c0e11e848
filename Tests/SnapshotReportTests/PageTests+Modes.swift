import Foundation
import Testing

extension PageTests {
  @Suite struct Modes {
    private static let modes = [
      ("1", "two-up"), ("2", "swipe"), ("3", "onion"), ("4", "difference"), ("5", "blink"),
      ("z", "zoom"),
    ]

    /// The signs on the stage in a mode and in no other.
    private static let signs = [
      "two-up": ".panes.count-2", "swipe": ".swipe-line",
      "onion": "[aria-label='How strong actual is']",
      "difference": "[data-side=difference]", "blink": "#hold", "zoom": ".lens",
    ]

    @Test(arguments: modes) func `each key shows its mode`(_ key: String, _ mode: String) throws {
      let browser = try PageTests.open()
      try browser.press(key == "1" ? "2" : "1", key)
      try browser.wait("document.querySelector(\"\(Self.signs[mode] ?? "")\")")
      #expect(
        try browser.value("document.querySelector('.segments [aria-pressed=true]').dataset.mode")
          == mode)
      #expect(try browser.log() == [])
    }

    @Test(arguments: modes) func `each button shows its mode`(_ key: String, _ mode: String) throws
    {
      let browser = try PageTests.open()
      try browser.press(mode == "two-up" ? "2" : "1")
      try browser.click("[data-mode=\(mode)]")
      try browser.wait("document.querySelector(\"\(Self.signs[mode] ?? "")\")")
    }

    @Test func `swipe follows the pointer and the slider`() throws {
      let browser = try PageTests.open()
      try browser.press("2")
      let box = try browser.box(of: ".frame")
      try browser.drag(
        from: (box.x + box.width / 2, box.y + 40), to: (box.x + box.width / 4, box.y + 60))
      let share: Double = try browser.value(
        "parseFloat(document.querySelector('.swipe-line').style.left)")
      #expect(abs(share - 25) < 1)
      try browser.run("document.querySelector('.slide input').focus()")
      try browser.press(Key.end)
      #expect(
        try browser.value("document.querySelector('[data-side=actual]').style.clipPath")
          == "inset(0px 0px 0px 100%)")
    }

    @Test func `onion skin fades the picture now`() throws {
      let browser = try PageTests.open()
      try browser.press("3")
      try browser.run("document.querySelector('.slide input').focus()")
      try browser.press(Key.home)
      #expect(
        try browser.value("document.querySelector('[data-side=actual]').style.opacity") == "0")
    }

    @Test func `blink shows both in turn and holds`() throws {
      let browser = try PageTests.open()
      try browser.press("5")
      try browser.wait("document.querySelector('.blink-side').textContent === 'Actual'")
      try browser.wait("document.querySelector('.blink-side').textContent === 'Expected'")
      try browser.press(" ")
      #expect(
        try browser.value("document.querySelector('#hold').getAttribute('aria-pressed')") == "true")
    }

    @Test func `blink stands still where motion is unwelcome`() throws {
      let browser = try PageTests.open()
      try browser.prefer("prefers-reduced-motion", "reduce")
      defer { try? browser.prefer("prefers-reduced-motion", "") }
      try browser.press("5")
      #expect(
        try browser.value("document.querySelector('#hold').getAttribute('aria-pressed')") == "true")
      try browser.click(".slide button:last-of-type")
      #expect(try browser.value("document.querySelector('.blink-side').textContent") == "Actual")
    }

    @Test func `zoom begins at a pixel that differs, and tells its values on both sides`() throws {
      let browser = try PageTests.open("swatches/colours.png")
      try browser.press("z")
      try browser.wait("document.querySelectorAll('.readout code').length === 2")
      let codes = try browser.value(
        "[...document.querySelectorAll('.readout code')].map(c => c.textContent)", as: [String].self
      )
      // The middle of the cell shows a glyph that did not change.
      #expect(codes.count == 2 && codes[0] != codes[1])
    }

    @Test func `arrow keys move the zoom by a pixel, with shift by ten`() throws {
      let browser = try PageTests.open()
      try browser.press("z")
      try browser.wait("document.querySelector('.readout strong')")
      let place = "document.querySelector('.readout strong').textContent.split(', ').map(Number)"
      let start = try browser.value(place, as: [Int].self)
      try browser.run("document.querySelector('.lens').focus()")
      try browser.press(Key.right, Key.down, Key.down)
      #expect(try browser.value(place, as: [Int].self) == [start[0] + 1, start[1] + 2])
    }

    @Test func `a press looks at the pixel under the pointer`() throws {
      let browser = try PageTests.open()
      try browser.press("z")
      try browser.wait("document.querySelector('.readout strong')")
      let before: String = try browser.value(
        "document.querySelector('.readout strong').textContent")
      let box = try browser.box(of: ".lens")
      try browser.drag(from: (box.x + 9, box.y + 9), to: (box.x + 9, box.y + 9))
      #expect(try browser.value("document.querySelector('.readout strong').textContent") != before)
    }

    @Test func `zoom tells a mode that it came from`() throws {
      let browser = try PageTests.open()
      try browser.press("3", "z", "z")
      #expect(
        try browser.value("document.querySelector('.segments [aria-pressed=true]').dataset.mode")
          == "onion")
    }
  }
}

/// Keys without a letter, as the protocol writes them.
enum Key {
  static let end = "\u{E010}"
  static let home = "\u{E011}"
  static let right = "\u{E014}"
  static let down = "\u{E015}"
  static let tab = "\u{E004}"
  static let escape = "\u{E00C}"
}

extension Browser {
  struct Box: Decodable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// Returns the box of an element in the window.
  func box(of selector: String) throws -> Box {
    try value(
      "(() => { const b = document.querySelector(\"\(selector)\").getBoundingClientRect(); "
        + "return { x: Math.round(b.x), y: Math.round(b.y), width: Math.round(b.width), height: Math.round(b.height) }; })()"
    )
  }

  /// Sets a preference of the system, such as a dark appearance; an empty value is none.
  func prefer(_ feature: String, _ value: String) throws {
    try tell("Emulation.setEmulatedMedia", ["features": [["name": feature, "value": value]]])
  }

  /// Sets the window's size, in points of CSS; nil restores the original size.
  func resize(_ size: (width: Int, height: Int)?) throws {
    guard let size else { return try tell("Emulation.clearDeviceMetricsOverride", [:]) }
    try tell(
      "Emulation.setDeviceMetricsOverride",
      ["width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": false])
  }
}
