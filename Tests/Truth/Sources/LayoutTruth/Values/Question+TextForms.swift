import UIKit

extension Question {
  /// The distances between lines of text styles, and italic and condensed letters.
  static let textForms = [
    calls("the heights of one and two lines in each text style", "SF11") {
      styles.map { name, style in
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: style)
        let heights = ["one", "one\ntwo"].map { text in
          label.text = text
          return Names.number(label.intrinsicContentSize.height)
        }
        return "\(name): \(heights.joined(separator: " "))"
      }
    },
    calls("the heights of two lines in fonts without a text style", "SF11") {
      let system = UIFont.systemFont(ofSize: 17)
      let body = UIFont.preferredFont(forTextStyle: .body)
      return [
        ("system", system), ("scaled", UIFontMetrics.default.scaledFont(for: system)),
        ("body resized", body.withSize(17)),
      ].map { name, font in
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = "one\ntwo"
        return "\(name): \(Names.number(label.intrinsicContentSize.height))"
      }
    },
    calls("the leading of fonts, and of a text measured with and without it", "SF11") {
      let font = UIFont.preferredFont(forTextStyle: .body)
      let options: [NSStringDrawingOptions] = [
        .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .usesFontLeading],
      ]
      let heights = options.map { options in
        NSAttributedString(string: "one\ntwo", attributes: [.font: font]).boundingRect(
          with: CGSize(width: 300, height: 300), options: options, context: nil
        ).height
      }
      return [Names.number(font.leading)] + heights.map { Names.number($0) }
    },
    calls("the green columns of an l of 100 points, usual and italic", "SF22") {
      [UIFont.systemFont(ofSize: 100), .italicSystemFont(ofSize: 100)].map { font in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        label.font = font
        label.textAlignment = .center
        label.textColor = GreenPixels.colour
        label.text = "l"
        let columns = GreenPixels(of: label).columns
        return "\(columns.first ?? -1) to \(columns.last ?? -1)"
      }
    },
    calls("the widths of a condensed pangram", "SF23") {
      [UIFont.Weight.regular, .semibold, .bold].flatMap { weight in
        [17, 28, 40].map { (size: CGFloat) -> String in
          let label = UILabel()
          label.font = .systemFont(ofSize: size, weight: weight, width: .condensed)
          label.text = "The quick brown fox jumps over the lazy dog"
          return Names.number(label.intrinsicContentSize.width)
        }
      }
    },
    calls("the sizes and weights of the condensed fonts of text styles", "SF24") {
      styles.map { name, style in
        let usual = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        guard let descriptor = usual.withSymbolicTraits(.traitCondensed) else {
          return "\(name): none"
        }
        let font = UIFont(descriptor: descriptor, size: 0)
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return "\(name): \(Names.number(font.pointSize))\(isBold ? " bold" : "")"
      }
    },
  ]

  private static let styles: [(String, UIFont.TextStyle)] = [
    ("large title", .largeTitle), ("title 1", .title1), ("title 2", .title2), ("title 3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption 1", .caption1),
    ("caption 2", .caption2),
  ]
}
