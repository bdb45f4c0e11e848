import Testing
import UIKit

struct UIFontMetricsTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

  @Test func `values stay at the size of a new device`() {
    #expect(UIFontMetrics.default.scaledValue(for: 44) == 44)
  }

  @Test func `values grow as their text style does`() {
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) == 23)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 14, compatibleWith: large) == 17)
  }

  @Test func `fonts grow, keep their names, and stop at a limit`() {
    let font = UIFont(name: "Georgia", size: 17) ?? .systemFont(ofSize: 1)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 23)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).fontName == "Georgia")
    let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large)
    #expect(limited.pointSize == 20)
  }
}
