import Foundation
import RasterCore
import RasterText

/// The text of a label, and the settings for its display.
struct LabelContent {
  /// The text if it has no attributes, which is the case in most labels.
  private var plain: String?
  private var attributed: NSAttributedString?
  private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private(set) var color = UIColor.label
  /// The font and the colour for parts of an attributed text that have no font or colour.
  private var missing: (font: UIFont, color: UIColor)?
  var highlightedColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the shadow is on the opposite side of the text, as in a highlighted button.
  var isShadowReversed = false
  private(set) var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var shrinks = false
  var minimumScale: CGFloat = 0
  var tightens = false
  var strategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether the font's size depends on the user's text size.
  var followsTextSize = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether a text whose paragraph style wraps lines is clipped at the edge instead, as in the
  /// placeholder of a text field (fact TX11).
  var clipsWrappedText = false
  /// The areas without text, relative to the upper left corner of the first line.
  var exclusions = TextExclusions()
  /// The attributes of links, which override those of the text; if nil, links are drawn like other
  /// text.
  var linkAttributes: [NSAttributedString.Key: Any]?

  var hasAttributes: Bool { attributed != nil }
  var string: String? { plain ?? attributed?.string }
  var text: NSAttributedString? { attributed ?? plain.map { NSAttributedString(string: $0) } }

  /// Sets a text displayed with the label's own attributes.
  mutating func setText(_ text: String?) {
    plain = text
    attributed = nil
    missing = nil
  }

  /// Sets a text whose attributes override the label's settings.
  ///
  /// The label's font and colour become those of the first letter (fact H37), unless `adoptsStyle`
  /// is false, as for the title of a button.
  mutating func setText(_ text: NSAttributedString?, adoptsStyle: Bool = true) {
    // The text is copied because the caller may later change a mutable string.
    attributed = text.map { NSAttributedString(attributedString: $0) }
    plain = nil
    let own = missing ?? (font, color)
    missing = nil
    guard adoptsStyle, let attributed, attributed.length > 0 else { return }
    missing = own
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { self.color = color }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    missing?.font = font
    override(.font, with: font)
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    missing?.color = color
    override(.foregroundColor, with: color)
  }

  /// Sets the alignment, also in the paragraph styles of an attributed text (fact H35).
  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    guard let attributed, attributed.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: changed.length)
    attributed.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
      guard let style = style as? NSParagraphStyle else { return }
      changed.addAttribute(.paragraphStyle, value: style.aligned(alignment), range: range)
    }
    self.attributed = changed
  }

  /// Updates the fonts that depend on the text size for a trait collection.
  mutating func adjustFont(to traits: UITraitCollection) {
    font = font.adjusted(to: traits)
    missing.map { missing?.font = $0.font.adjusted(to: traits) }
    guard let attributed, attributed.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: changed.length)
    attributed.enumerateAttribute(.font, in: whole, options: []) { font, range, _ in
      guard let font = font as? UIFont else { return }
      changed.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    self.attributed = changed
  }

  /// Sets an attribute for the whole attributed text.
  private mutating func override(_ key: NSAttributedString.Key, with value: Any) {
    // A plain text needs no change: it is drawn with the label's own attributes.
    guard let attributed, attributed.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }
}

extension LabelContent {
  /// Returns the text for the typesetter, with colours resolved in a trait collection.
  func attributedText(in traits: UITraitCollection) -> AttributedText {
    let defaults = TextAttributes(font: baseFont.value, color: shownColor.value(in: traits))
    if let plain { return AttributedText(plain, attributes: defaults) }
    guard let attributed else { return AttributedText() }
    return AttributedText(shown(attributed), defaults: defaults, traits: traits)
  }

  /// The font of text without a font of its own.
  var baseFont: UIFont { missing?.font ?? font }

  /// The colour of text without a colour of its own, if the label is enabled and not highlighted.
  var baseColor: UIColor { missing?.color ?? color }

  /// The colour of text without a colour of its own.
  var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedColor ?? baseColor : baseColor
  }

  /// Returns a text with the attributes of links; if the label is disabled, all of it is grey.
  private func shown(_ text: NSAttributedString) -> NSAttributedString {
    let linked = linkAttributes.map { text.addingToLinks($0) } ?? text
    guard !isEnabled, linked.length > 0 else { return linked }
    let grey = NSMutableAttributedString(attributedString: linked)
    let whole = NSRange(location: 0, length: grey.length)
    grey.addAttribute(.foregroundColor, value: shownColor, range: whole)
    return grey
  }

  /// Returns the shadow of the text, with its colour resolved in a trait collection; nil for none.
  func shadow(in traits: UITraitCollection) -> Shadow? {
    guard let shadowColor else { return nil }
    let side: CGFloat = isShadowReversed ? -1 : 1
    let offset = CGVector(dx: side * shadowOffset.width, dy: side * shadowOffset.height)
    return Shadow(color: shadowColor.value(in: traits), offset: offset, blur: 0)
  }

  /// Returns the paragraph style of the text, or the label's settings if the text has none.
  func style(isRightToLeft: Bool) -> ParagraphStyle {
    if let style = attributed?.paragraphStyle?.value {
      return clipsWrappedText ? style.clippingWrappedLines : style
    }
    // If the number of lines is not limited, text is wrapped even if the mode is clipping, as on
    // devices.
    let mode = lineBreakMode == .byClipping && numberOfLines == 0 ? .byWordWrapping : lineBreakMode
    var style = ParagraphStyle(
      alignment: alignment.value(isRightToLeft: isRightToLeft), lineBreakMode: mode.value)
    style.lineBreakStrategy = strategy.value
    // If a label follows the user's text size and the second of two lines had only one word, the
    // word before it moves to the second line too (fact SF14).
    if strategy == .standard, followsTextSize, UIEnvironment.current.systemVersion >= 14 {
      style.lineBreakStrategy.insert(.pushOutOfTwoLines)
    }
    return style
  }

  /// Whether the text may be tightened, according to its own paragraph style or, if it has none, to
  /// the label.
  var mayTighten: Bool {
    attributed?.paragraphStyle?.allowsDefaultTighteningForTruncation ?? tightens
  }

  /// The minimum factor by which the text may be scaled down; 1 if it must not be shrunk.
  ///
  /// If `minimumScaleFactor` is 0, the text is not shrunk, as Apple's documentation says (fact
  /// SF15).
  var smallestScale: CGFloat { shrinks && minimumScale > 0 ? minimumScale : 1 }
}

extension ParagraphStyle {
  /// The style with clipping instead of wrapping, if its line break mode wraps lines.
  fileprivate var clippingWrappedLines: ParagraphStyle {
    guard [.byWordWrapping, .byCharWrapping].contains(lineBreakMode) else { return self }
    var style = self
    style.lineBreakMode = .byClipping
    return style
  }
}

extension NSParagraphStyle {
  /// Returns the style with another alignment.
  fileprivate func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    guard alignment != self.alignment, let style = mutableCopy() as? NSMutableParagraphStyle else {
      return self
    }
    style.alignment = alignment
    return style
  }
}

extension NSAttributedString {
  /// Returns the text with attributes added to its links.
  fileprivate func addingToLinks(
    _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.link, in: whole, options: []) { target, range, _ in
      if target != nil { changed.addAttributes(attributes, range: range) }
    }
    return changed
  }
}

extension NSTextAlignment {
  /// Returns the typesetter's alignment; natural becomes the leading side of the interface.
  fileprivate func value(isRightToLeft: Bool) -> TextAlignment {
    self == .natural ? (isRightToLeft ? .right : .left) : value
  }
}
