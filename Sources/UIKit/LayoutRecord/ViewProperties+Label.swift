import LayoutCore
import RasterText

/// The properties of a label.
extension ViewProperties {
  mutating func readLabel(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    add(.text, .text(text))
    readFont(label.content.baseFont)
    add(.textColor, .color(label.content.shownColor.value(in: traits)))
    if label.textAlignment != .natural { add(.alignment, .alignment(label.textAlignment)) }
    if label.numberOfLines != 1 { add(.lines, .count(label.numberOfLines)) }
    readFitting(label)
    if label.isHighlighted { add(.highlighted, .yes) }
    if !label.isEnabled { add(.enabled, .no) }
    if let color = label.shadowColor {
      let value = color.value(in: traits)
      add("textShadow", .shadow(opacity: 1, blur: 0, offset: label.shadowOffset, value))
    }
    readAttributes(of: label)
    readShown(of: label)
  }

  /// Adds the settings that apply if the text does not fit, such as the line break mode.
  private mutating func readFitting(_ label: UILabel) {
    if label.lineBreakMode != .byTruncatingTail {
      add(.lineBreak, .text(label.lineBreakMode.words))
    }
    if label.adjustsFontSizeToFitWidth { add("adjustsFontSize", .yes) }
    if label.minimumScaleFactor != 0 {
      add(.minimumScale, .number(Double(label.minimumScaleFactor)))
    }
    if label.allowsDefaultTighteningForTruncation { add("tightening", .yes) }
    if label.baselineAdjustment != .alignBaselines {
      add("baselineAdjustment", .text(label.baselineAdjustment == .none ? "none" : "align centers"))
    }
    if label.lineBreakStrategy != .standard {
      add("lineBreakStrategy", .text(label.lineBreakStrategy.words))
    }
    if label.preferredMaxLayoutWidth != 0 {
      add("preferredMaxLayoutWidth", .number(Double(label.preferredMaxLayoutWidth)))
    }
  }

  /// Adds a font: its typeface and size, the requested name and weight if others are drawn, and its
  /// form, such as italic.
  mutating func readFont(_ font: UIFont) {
    add(.font, ViewValue(font))
    if font.face != nil, font.fontName != font.value.stack.primary.name {
      add("fontName", .text(font.fontName))
    }
    if let weight = font.weight.undrawn { add(.fontWeight, .text(weight)) }
    if font.form.contains(.italic) { add("italic", .yes) }
    if font.form.contains(.condensed) { add("condensed", .yes) }
    if font.value.hasMonospacedDigits { add("monospacedDigits", .yes) }
  }
}
