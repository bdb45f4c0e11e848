import Testing
import UIKit

struct TextStyleTests {
  private static let published: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  private let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test(arguments: published)
  func `a text style has the published sizes (SF6)`(style: UIFont.TextStyle, sizes: [CGFloat]) {
    let fonts = categories.map { category in
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    #expect(fonts.map(\.pointSize) == sizes)
  }

  /// The height of a label of some lines in a font, at three pixels per point.
  @MainActor private func height(_ font: UIFont, lines: Int) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = Array(repeating: "Basil", count: lines).joined(separator: "\n")
    return label.intrinsicContentSize.height
  }

  @Test(arguments: [
    (UIFont.TextStyle.body, 22 as CGFloat), (.footnote, 18), (.subheadline, 20), (.title2, 28),
    (.caption2, 13),
  ])
  @MainActor func `lines of a text style are its leading apart (SF11)`(
    style: UIFont.TextStyle, leading: CGFloat
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    let one = height(font, lines: 1)
    #expect(one == height(.systemFont(ofSize: font.pointSize), lines: 1))
    #expect(abs(height(font, lines: 4) - font.lineHeight - 3 * leading) < 0.51)
    #expect(abs(font.leading - (leading - font.lineHeight)) < 0.001)
  }

  @Test @MainActor func `lines of other fonts are as far apart as they are high (SF11)`() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let same = height(.systemFont(ofSize: 17), lines: 4)
    #expect(
      height(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)), lines: 4) == same)
    #expect(height(body.withSize(17), lines: 4) == same)
    #expect(height(body, lines: 4) > same + 4)
  }

  @Test func `a text is measured with the leading of its style if the options say so (SF11)`() {
    let text = "Basil\nMint"
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(
        with: CGSize(width: 300, height: 300), options: options,
        attributes: [.font: UIFont.preferredFont(forTextStyle: .body)], context: nil
      ).height
    }
    let added =
      height([.usesLineFragmentOrigin, .usesFontLeading]) - height(.usesLineFragmentOrigin)
    #expect(abs(added - 1.713) < 0.01)
  }

  @Test @MainActor func `two lines of a condensed title are closer than they are high (SF24)`()
    throws
  {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    let font = UIFont(descriptor: try #require(style.withSymbolicTraits(.traitCondensed)), size: 0)
    #expect(abs(height(font, lines: 2) - font.lineHeight - 29) < 0.51)
  }

  @Test func `system fonts are narrower than Inter by default`() {
    let text = "Ocimum basilicum"
    func width() -> CGFloat {
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    #expect(UIFont.systemFontWidths == .iOS)
    let named = text.size(withAttributes: [.font: UIFont(name: "Inter", size: 17) as Any]).width
    #expect(width() < named * 0.97)
  }
}
