import Foundation
import RasterCore
import Testing

@testable import RasterText

@Suite struct SystemWidthsTests {
  @Test func `98 of 100 strings are as wide as in pictures of iOS (SF2)`() throws {
    let strings = try MeasuredString.all().filter { $0.advance != nil && $0.doubt == nil }
    let near = strings.filter { $0.hasAdvance($0.font) }
    #expect(strings.count > 400)
    #expect(
      Double(near.count) >= 0.98 * Double(strings.count),
      "\(near.count) of \(strings.count) are within 0.5 points or 1 %")
  }

  @Test func `the ink of 97 of 100 strings is as wide as in pictures of iOS (SF2)`() throws {
    let strings = try MeasuredString.all().filter { $0.ink != nil && $0.doubt == nil }
    let near = strings.filter { $0.hasInk($0.font) }
    #expect(
      Double(near.count) >= 0.97 * Double(strings.count),
      "\(near.count) of \(strings.count) are within 0.5 points or 1 %")
  }

  @Test func `plain Inter misses every second string (SF2)`() throws {
    let strings = try MeasuredString.all().filter { $0.advance != nil && $0.doubt == nil }
    let near = strings.filter { $0.hasAdvance(.inter(size: $0.size, weight: $0.fontWeight)) }
    #expect(near.count * 2 < strings.count)
  }

  @Test func `printed labels have the width of the letters and the tracking after each (SF2)`()
    throws
  {
    let labels = try MeasuredString.all().filter { $0.label != nil }
    let misses = labels.filter { abs($0.labelWidth - ($0.label ?? 0)) > 0.68 }
    // These two were printed by iOS 10 to 12, whose font had other widths.
    #expect(Set(misses.map(\.text)).isSubset(of: ["Apple ID", "Cancel"]), "\(misses.map(\.text))")
  }

  @Test(arguments: [
    [
      "Location sharing enables powerful automations,",
      "such as turning off the heating when you leave",
      "home. This option shares the device's location",
      "only with your Home Assistant system.",
    ],
    [
      "This data stays in your home and is never sent to",
      "third parties. It also helps strengthen the security",
      "of your connection to Home Assistant.",
    ],
  ])
  func `a paragraph breaks at the same words as on iOS (SF13)`(recorded: [String]) {
    let text = recorded.joined(separator: " ")
    let layout = layout(text, width: 358, font: .system(size: 16))
    #expect(layout.lines.map { $0.text.trimmingCharacters(in: .whitespaces) } == recorded)
    let plain = TextLayout(
      AttributedText(text, attributes: TextAttributes(font: .inter(size: 16))), width: 358)
    #expect(plain.lines.first?.text != layout.lines.first?.text)
  }

  @Test func `80 of 100 large strings are as wide as in pictures of iOS (SF4)`() throws {
    let strings = try MeasuredString.all(in: "SystemWidthsLarge")
    let near = strings.filter { $0.hasInk($0.font) }
    #expect(strings.count > 90)
    #expect(
      Double(near.count) >= 0.8 * Double(strings.count),
      "\(near.count) of \(strings.count) are within 0.5 points or 1 %")
  }

  /// Printed widths of the label "What's the point?" in the font of `title1`, at @3x (SF4).
  @Test(arguments: [
    (25, 188.67), (26, 196), (27, 203.33), (28, 210.67), (30, 225.67), (32, 240.33), (34, 255),
    (38, 284), (43, 320.67), (48, 356.67), (53, 392.67), (58, 428.33),
  ])
  func `letters are narrower at display sizes (SF4)`(size: Int, printed: Double) {
    let width = layout("What's the point?", font: .system(size: Double(size))).size.width
    #expect(abs((width * 3).rounded(.up) / 3 - printed) < 0.68)
  }

  @Test func `accents and other alphabets leave the width of a shape (SF5)`() {
    let font = TextFont.system(size: 17)
    func width(_ text: String) -> CGFloat { layout(text, font: font).size.width }
    for (letter, base) in [("é", "e"), ("Å", "A"), ("ǻ", "a"), ("Ε", "E"), ("р", "p")] {
      #expect(width(letter) == width(base), "\(letter)")
    }
  }

  @Test func `a letter is in the middle of its width (SF3)`() throws {
    let glyph = { (font: TextFont) in runs(of: layout("w", font: font)).flatMap(\.glyphs).first?.x }
    let (fitted, plain) = (TextFont.system(size: 12), TextFont.inter(size: 12))
    // At 12 points there is no tracking, so the outline, at 31/32 of the size, is in the middle.
    let (width, own) = (
      layout("w", font: fitted).size.width, layout("w", font: plain).size.width
    )
    let moved = try #require(glyph(fitted)) - #require(glyph(plain))
    #expect(width < own)
    #expect(abs(moved - (width - own * 31 / 32) / 2) < 0.006)
  }

  @Test func `digits have their own widths unless the font has monospaced digits (SF3)`() {
    func widths(_ font: TextFont) -> Set<CGFloat> {
      Set("0123456789".map { layout(String($0), font: font).size.width })
    }
    #expect(widths(.system(size: 17)).count > 3)
    #expect(widths(.system(size: 17, hasMonospacedDigits: true)).count == 1)
  }

  @Test func `the rounded and the serif design have their own tracking (SF1)`() {
    let widths = SystemFontDesign.allCases.map {
      layout("Waves", font: .system(size: 17, design: $0)).size.width
    }
    #expect(Set(widths).count == 3)
  }

  @Test func `goldens record the widths`() {
    let (fitted, plain) = (TextFont.system(size: 17), TextFont.inter(size: 17))
    #expect(fitted.stack.primary.name == plain.stack.primary.name)
    #expect(fitted.stack.primary.fingerprint == plain.stack.primary.fingerprint)
    #expect(
      fitted.stack.primary.version
        == "\(plain.stack.primary.version) with iOS's widths \(FittedAdvances.version)")
  }
}
