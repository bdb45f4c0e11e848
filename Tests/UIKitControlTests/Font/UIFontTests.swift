import Testing
import UIKit

@MainActor struct UIFontTests {
  @Test(
    arguments: [(17, 20.287109375), (12, 14.3203125), (34, 40.57421875)] as [(CGFloat, CGFloat)])
  func `lines have San Francisco's height`(size: CGFloat, height: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).lineHeight == height)
  }

  @Test func `the parts of a line are those of fact H7`() {
    let font = UIFont.systemFont(ofSize: 2048)
    #expect(font.ascender == 1950)
    #expect(font.descender == -494)
    #expect(font.leading == 0)
  }

  @Test(
    arguments: [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func `text styles have their default sizes (H8)`(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `a headline is semibold (H8)`() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
  }

  @Test func `a text style follows the chosen text size`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, "Regular"), (.light, "Regular"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.black, "Bold"),
  ])
  func `a weight is drawn with the nearest face`(weight: UIFont.Weight, face: String) {
    #expect(UIFont.systemFont(ofSize: 10, weight: weight).fontName == ".SFUI-" + face)
  }

  @Test func `a size that is not positive means 14 points`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  }

  @Test func `a font at another size keeps its face`() {
    let font = UIFont.boldSystemFont(ofSize: 10).withSize(20)
    #expect(font == UIFont.boldSystemFont(ofSize: 20))
  }

  @Test func `monospaced letters are equally wide`() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    let widths = ["iii", "WWW"].map { $0.size(withAttributes: [.font: font]).width }
    #expect(widths[0] == widths[1])
  }
}
