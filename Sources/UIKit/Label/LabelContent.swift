import Foundation
import RasterCore
import RasterText

/// What a label shows and how.
struct LabelContent {
  private(set) var text: NSAttributedString?
  private var hasAttributes = false
  private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private(set) var color = UIColor.label
  var highlightedColor: UIColor?
  var isHighlighted = false
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var shrinks = false
  var minimumScale: CGFloat = 0

  /// Takes a text that looks as the label says.
  mutating func setText(_ text: String?) {
    (self.text, hasAttributes) = (text.map { NSAttributedString(string: $0) }, false)
  }

  /// Takes a text that partly looks as it says itself.
  mutating func setText(_ text: NSAttributedString?) {
    (self.text, hasAttributes) = (text.map { NSAttributedString(attributedString: $0) }, true)
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    override(.font, with: font)
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    override(.foregroundColor, with: color)
  }

  /// Takes the size that the font's text style has in some traits.
  mutating func adjustFont(to traits: UITraitCollection) {
    guard let style = font.style else { return }
    setFont(.preferredFont(forTextStyle: style, compatibleWith: traits))
  }

  /// Replaces an attribute of all of an attributed text.
  private mutating func override(_ key: NSAttributedString.Key, with value: Any) {
    guard hasAttributes, let text, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self.text = changed
  }
}

extension LabelContent {
  /// The text for the typesetter, with colours as they are in some traits.
  func attributedText(in traits: UITraitCollection) -> AttributedText {
    guard let text else { return AttributedText() }
    let shown = isHighlighted ? highlightedColor ?? color : color
    let defaults = TextAttributes(font: font.value, color: shown.value(in: traits))
    return AttributedText(text, defaults: defaults, traits: traits)
  }

  /// The paragraph style of the text, or the label's without one.
  func style(isRightToLeft: Bool) -> ParagraphStyle {
    if let style = text?.paragraphStyle { return style.value }
    return ParagraphStyle(
      alignment: alignment.value(isRightToLeft: isRightToLeft), lineBreakMode: lineBreakMode.value)
  }
}

extension NSTextAlignment {
  /// The alignment for the typesetter; natural is the side where the interface begins.
  fileprivate func value(isRightToLeft: Bool) -> TextAlignment {
    self == .natural ? (isRightToLeft ? .right : .left) : value
  }
}
