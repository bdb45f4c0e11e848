import UIKit

extension Mutation {
  /// The mutations of attributes and of long texts.
  static let texts: [Mutation] = [
    attribute("kern", .kern, 2, "kern none → 2 at 0–2 “"),
    attribute(
      "underline", .underlineStyle, NSUnderlineStyle.single.rawValue,
      "underline style none → single at 0–2 “"),
    attribute("baseline", .baselineOffset, 4, "baseline offset none → 4 at 0–2 “"),
    attribute(
      "background", .backgroundColor, UIColor.green, "background color none → #00FF00 at 0–2 “"),
    paragraph("line height", "line height multiple 0 → 1.5") { $0.lineHeightMultiple = 1.5 },
    paragraph("line spacing", "line spacing 0 → 12") { $0.lineSpacing = 12 },
    paragraph("paragraph alignment", "alignment natural → right") { $0.alignment = .right },
    Mutation("adjusts font size", of: UILabel.self) { label, _ in
      label.adjustsFontSizeToFitWidth = true
      return Effect("adjusts font size to fit width")
    },
    Mutation("no text", of: UILabel.self) { label, _ in
      let old = label.text ?? ""
      label.text = nil
      return Effect("text “\(old)” → none")
    },
    Mutation("weight", of: UILabel.self) { label, _ in
      let size = label.font.pointSize
      label.font = .boldSystemFont(ofSize: size)
      return Effect("font Inter Regular \(size.words) → Inter Bold \(size.words)")
    },
    Mutation("text view text", of: UITextView.self) { view, _ in
      view.text = "Changed"
      return Effect("text “A note of two lines that wraps” → “Changed”")
    },
    Mutation("text view font", of: UITextView.self) { view, generator in
      view.font = .systemFont(ofSize: generator.points(15...20))
      return Effect("font Inter Regular 12 → Inter Regular \(view.font?.pointSize.words ?? "")")
    },
    Mutation("text view color", of: UITextView.self) { view, generator in
      let color = generator.one(of: NamedColor.all)
      view.textColor = color.color
      return Effect("text color #000000 → \(color.hex)")
    },
    Mutation("text container inset", of: UITextView.self) { view, _ in
      view.textContainerInset = UIEdgeInsets(top: 20, left: 4, bottom: 0, right: 0)
      return Effect("text container inset top 8, bottom 8 → top 20, left 4")
    },
    Mutation("text view alignment", of: UITextView.self) { view, _ in
      view.textAlignment = .center
      return Effect("alignment natural → center")
    },
  ]

  /// A mutation that sets an attribute of a label's first two letters.
  private static func attribute(
    _ name: String, _ key: NSAttributedString.Key, _ value: any Sendable, _ words: String
  ) -> Mutation {
    Mutation(name, of: UILabel.self) { label, _ in
      let text = NSMutableAttributedString(string: label.text ?? "")
      text.addAttribute(.font, value: label.font ?? .systemFont(ofSize: 12), range: all(text))
      text.addAttribute(key, value: value, range: NSRange(location: 0, length: 2))
      label.attributedText = text
      return Effect(words)
    }
  }

  private static func paragraph(
    _ name: String, _ words: String,
    _ change: @escaping @Sendable (NSMutableParagraphStyle) -> Void
  ) -> Mutation {
    Mutation(name, of: UILabel.self) { label, _ in
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byTruncatingTail
      change(style)
      let text = NSMutableAttributedString(string: label.text ?? "")
      text.addAttribute(.font, value: label.font ?? .systemFont(ofSize: 12), range: all(text))
      text.addAttribute(.paragraphStyle, value: style, range: all(text))
      label.attributedText = text
      return Effect(words)
    }
  }

  private static func all(_ text: NSAttributedString) -> NSRange {
    NSRange(location: 0, length: text.length)
  }
}
