import Testing
import UIKit

struct UIFontMetricsTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

  @Test func `values stay at the size of a new device`() {
    #expect(UIFontMetrics.default.scaledValue(for: 44) == 44)
  }

  @Test func `values grow as the leading of their text style does (SF7, SF8)`() {
    #expect(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: large) == 29)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 34, compatibleWith: large) == 41)
  }

  /// The sizes of capsules in pictures of iOS 17.5, in pixels of a third of a point: their heights,
  /// and the paddings beside their texts.
  @Test(arguments: [
    (32 as CGFloat, UIContentSizeCategory.extraSmall, 83 as CGFloat),
    (32, .accessibilityExtraLarge, 209),
    (24, .extraSmall, 62), (24, .accessibilityExtraLarge, 157),
    (12, .extraSmall, 31), (12, .accessibilityExtraLarge, 79), (12, .large, 36),
  ])
  func `values are scaled as in pictures of iOS (SF8)`(
    value: CGFloat, category: UIContentSizeCategory, pixels: CGFloat
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
    let scaled = UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits)
    #expect(scaled == pixels / 3)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0), (.accessibilityExtraLarge, 35), (.large, 16),
  ])
  func `a scaled font has whole points (SF9)`(category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 16), compatibleWith: traits)
    #expect(font.pointSize == size)
  }

  @MainActor @Test func `a scaled font in a label follows the traits (SF10)`() async {
    let label = UILabel()
    label.text = "Fig"
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 16, weight: .bold), maximumPointSize: 30)
    label.adjustsFontForContentSizeCategory = true
    let controller = UIViewController()
    controller.view.addSubview(label)
    let window = UIWindow()
    window.rootViewController = controller
    window.isHidden = false
    for (category, size) in [
      (UIContentSizeCategory.extraSmall, 14 as CGFloat), (.accessibilityExtraLarge, 30),
      (.large, 16),
    ] {
      controller.traitOverrides.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      #expect(label.font.pointSize == size)
      #expect(label.font.fontName == ".SFUI-Bold")
    }
  }

  @Test func `fonts grow, keep their names, and stop at a limit`() {
    let font = UIFont(name: "Georgia", size: 17) ?? .systemFont(ofSize: 1)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 22)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).fontName == "Georgia")
    let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large)
    #expect(limited.pointSize == 20)
  }
}
