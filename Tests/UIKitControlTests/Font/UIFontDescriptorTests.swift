import Testing
import UIKit

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
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 17, weight: .semibold))
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    let boldTitle = try #require(title.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: boldTitle, size: 0) == .boldSystemFont(ofSize: 28))
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
