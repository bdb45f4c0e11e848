import Testing

@testable import UIKit

struct UIFontDescriptorTests {
  @Test func `a text style's descriptor has its size and weight, and makes its font (H26)`() {
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    let font = UIFont(descriptor: headline, size: 0)
    #expect(font == .preferredFont(forTextStyle: .headline))
    #expect(headline.pointSize == 17)
    #expect(headline.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
    #expect(headline.symbolicTraits.contains(.traitBold))
  }

  @Test func `a size of 0 is the descriptor's, and another one replaces it (H26)`() {
    let descriptor = UIFont.systemFont(ofSize: 21, weight: .medium).fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 21, weight: .medium))
    #expect(UIFont(descriptor: descriptor, size: 9) == .systemFont(ofSize: 9, weight: .medium))
    #expect(UIFont(descriptor: descriptor.withSize(30), size: 0).pointSize == 30)
  }

  @Test func `bold and its absence are symbolic traits of a system font (H27)`() {
    let regular = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(regular.symbolicTraits == [])
    let bold = regular.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0) } == .boldSystemFont(ofSize: 17))
    let again = bold?.withSymbolicTraits([])
    #expect(again.map { UIFont(descriptor: $0, size: 0) } == .systemFont(ofSize: 17))
  }

  @Test func `the bold font of a text style has its emphasized weight (H27)`() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-Semibold")
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    let boldTitle = try #require(title.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: boldTitle, size: 0).fontName == ".SFUI-Bold")
    #expect(UIFont(descriptor: boldTitle, size: 0).pointSize == 28)
  }

  @Test(arguments: [(UIFont.TextStyle.title1, 40 as CGFloat), (.title2, 28), (.body, 17)])
  func `the condensed font of a title is bold and larger (SF24)`(
    style: UIFont.TextStyle, size: CGFloat
  ) throws {
    let usual = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    let condensed = try #require(usual.withSymbolicTraits(.traitCondensed))
    let font = UIFont(descriptor: condensed, size: 0)
    #expect(font.pointSize == size)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    let again = try #require(condensed.withSymbolicTraits(.traitCondensed))
    #expect(UIFont(descriptor: again, size: 0).pointSize == size)
  }

  @Test func `italic and condensed letters are traits (SF22, SF23)`() throws {
    let italic = UIFont.italicSystemFont(ofSize: 12)
    #expect(italic.fontName == ".SFUI-RegularItalic")
    #expect(UIFont(name: italic.fontName, size: 12)?.value == italic.value)
    #expect(italic.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(UIFont(descriptor: italic.fontDescriptor, size: 0) == italic)
    #expect(italic != .systemFont(ofSize: 12))
    let slanted = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.slant: 0.5]
    ])
    #expect(UIFont(descriptor: slanted, size: 0) == italic)
    let narrow = UIFont.systemFont(ofSize: 28, weight: .bold, width: .condensed)
    #expect(narrow.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
    #expect(
      UIFont.systemFont(ofSize: 28, weight: .bold, width: .standard) == .boldSystemFont(ofSize: 28))
    #expect(
      UIFont(name: "Georgia-Italic", size: 12)?.value != UIFont(name: "Georgia", size: 12)?.value)
  }

  @Test func `a family's font is found by its traits, or there is none (H27)`() {
    let georgia = UIFontDescriptor(name: "Georgia", size: 12)
    #expect(georgia.postscriptName == "Georgia")
    let both = georgia.withSymbolicTraits([.traitBold, .traitItalic])
    #expect(both?.postscriptName == "Georgia-BoldItalic")
    #expect(both?.withSymbolicTraits([])?.postscriptName == "Georgia")
    #expect(UIFontDescriptor(name: "Zapfino", size: 12).withSymbolicTraits(.traitBold) == nil)
    #expect(georgia.withFamily("Menlo").withFace("Bold").postscriptName == "Menlo-Bold")
  }

  @Test func `only the system's fonts have designs`() throws {
    let system = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let fixed = try #require(system.withDesign(.monospaced))
    #expect(UIFont(descriptor: fixed, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .bold))
    #expect(fixed.symbolicTraits.contains(.traitMonoSpace))
    #expect(UIFontDescriptor(name: "Georgia", size: 12).withDesign(.serif) == nil)
  }

  @Test func `weights are traits, as UIKit's type or as numbers`() {
    let weights: [Any] = [UIFont.Weight.semibold, 0.3]
    for weight in weights {
      let descriptor = UIFontDescriptor().addingAttributes([
        .size: 15, .traits: [UIFontDescriptor.TraitKey.weight: weight],
      ])
      #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 15, weight: .semibold))
    }
  }

  @Test(arguments: [-1, 0.5, .nan, 1e20])
  func `a number that is no set of symbolic traits specifies none`(number: Double) {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .traits: [UIFontDescriptor.TraitKey.symbolic: number]
    ])
    #expect(descriptor.symbolicTraits == [])
  }

  @Test func `descriptors are equal if their attributes are`() {
    let traits: [UIFontDescriptor.AttributeName: Any] = [
      .traits: [UIFontDescriptor.TraitKey: Any]()
    ]
    #expect(UIFontDescriptor() == UIFontDescriptor(fontAttributes: traits))
    #expect(UIFontDescriptor().hash == UIFontDescriptor(fontAttributes: traits).hash)
    let one = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(one == UIFont.systemFont(ofSize: 17).fontDescriptor)
    #expect(one.hash == UIFont.systemFont(ofSize: 17).fontDescriptor.hash)
    #expect(one != one.withSize(18))
    #expect(one.copy() as AnyObject === one)
  }
}
