import UIKit

extension Question {
  /// The widths of the system font, the sizes of text, and the ends of lines.
  static let text = [
    calls("the widths of labels in the system's font", "SF1", "SF2", "SF4") {
      [("Layout", 17.0), ("the", 17), ("What's the point?", 28), ("What's the point?", 34)].map {
        (text: String, size: CGFloat) -> String in
        "\(text) \(Int(size)): \(Names.number(width(text, .systemFont(ofSize: size))))"
      }
    },
    calls("the widths of digits", "SF3") {
      let equal = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
      return [("system", UIFont.systemFont(ofSize: 17)), ("monospaced digits", equal)].map {
        let widths = Set("0123456789".map { [font = $1] in width(String($0), font) })
        return "\($0): \(widths.count == 1 ? "one width" : "several widths")"
      }
    },
    calls("the widths of letters with accents and of Greek and Cyrillic ones", "SF5") {
      [("é", "e"), ("Å", "A"), ("Ε", "E"), ("р", "p")].map { letter, base in
        let font = UIFont.systemFont(ofSize: 17)
        let text = [letter, base].map { String(repeating: $0, count: 20) }
        let isSame = width(text[0], font) == width(text[1], font)
        return "\(letter): \(isSame ? "as \(base)" : "another")"
      }
    },
    calls("the sizes of body text in every category", "SF6") {
      categories.map { category in
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        return Names.number(font.pointSize)
      }
    },
    calls("a distance of 22 points scaled by body in every category", "SF7", "SF8") {
      categories.map { category in
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        return Names.number(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: traits))
      }
    },
    calls("a font of 16 points scaled by body in every category", "SF9") {
      categories.map { category in
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 16), compatibleWith: traits)
        return Names.number(font.pointSize)
      }
    },
    value("a wrapped label whose widest line ends with a space", "SF20") {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 14)
      label.text = "Some text that needs to wrap to multiple lines"
      return Names.number(label.sizeThatFits(CGSize(width: 160, height: 1000)).width)
    },
    calls("a label of two lines in body text", "SF11") {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "one\ntwo"
      return [Names.number(label.intrinsicContentSize.height)]
    },
    calls("the lines of a paragraph in 358 points", "SF13") {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 16)
      label.text =
        "This data stays in your home and is never sent to third parties. It also helps "
        + "strengthen the security of your connection to Home Assistant."
      return [Names.number(label.sizeThatFits(CGSize(width: 358, height: 0)).height)]
    },
    calls("the rules for the ends of lines", "SF14", "SF17") {
      let style = NSParagraphStyle()
      return [
        "label \(UILabel().lineBreakStrategy.rawValue)",
        "style \(style.lineBreakStrategy.rawValue)",
        "hyphenation \(Names.number(CGFloat(style.hyphenationFactor)))",
      ]
    },
  ]

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @MainActor private static func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }
}
