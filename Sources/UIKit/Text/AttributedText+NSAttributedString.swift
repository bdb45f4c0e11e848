import Foundation
import RasterCore
import RasterText

extension AttributedText {
  /// Converts an attributed string for the typesetter, with colours resolved in a trait collection.
  ///
  /// Attributes missing from the string are taken from `defaults`.
  init(
    _ text: NSAttributedString, defaults: TextAttributes, traits: UITraitCollection = .current
  ) {
    var runs: [Run] = []
    // Attribute ranges are in UTF-16 units. `NSString` finds such a range directly, whereas
    // `String` would search from its start.
    let string = NSString(string: text.string)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var run = Run(
        text: string.substring(with: range),
        attributes: TextAttributes(attributes, defaults: defaults, traits: traits))
      if run.text == TextAttachment.character,
        let attachment = attributes[.attachment] as? NSTextAttachment
      {
        run.attributes.attachment = attachment.value(
          at: range.location, in: run.attributes, traits: traits)
      }
      runs.append(run)
    }
    self.init(runs: runs)
  }

  /// Returns the text with the space after every character reduced by a distance in points.
  func tightened(by distance: CGFloat) -> AttributedText {
    AttributedText(
      runs: runs.map { run in
        var attributes = run.attributes
        attributes.kern -= distance
        return Run(text: run.text, attributes: attributes)
      })
  }

  /// Returns the text with its fonts and its kerning multiplied by a factor.
  func scaled(by factor: CGFloat) -> AttributedText {
    AttributedText(
      runs: runs.map { run in
        var attributes = run.attributes
        attributes.font = attributes.font.scaled(by: factor)
        attributes.kern *= factor
        return Run(text: run.text, attributes: attributes)
      })
  }
}

extension TextFont {
  /// Returns the font with its size and line metrics multiplied by a factor.
  fileprivate func scaled(by factor: CGFloat) -> TextFont {
    let metrics = FontMetrics(
      ascender: metrics.ascender * factor, descender: metrics.descender * factor,
      leading: metrics.leading * factor)
    return TextFont(
      stack: stack, size: size * factor, metrics: metrics,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}

extension TextAttributes {
  /// The attributes of text that has none: the system font at 12 points, in black.
  static var unattributed: TextAttributes {
    TextAttributes(font: UIFont.systemFont(ofSize: 12).value)
  }

  /// Converts attributes for the typesetter, with colours resolved in a trait collection.
  init(
    _ attributes: [NSAttributedString.Key: Any], defaults: TextAttributes,
    traits: UITraitCollection = .current
  ) {
    self = defaults
    if let font = attributes[.font] as? UIFont { self.font = font.value }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color.value(in: traits) }
    if let color = attributes[.backgroundColor] as? UIColor {
      background = color.value(in: traits)
    }
    if let kern = Self.number(attributes[.kern]) { self.kern = kern }
    if let raised = Self.number(attributes[.baselineOffset]) { baselineOffset = raised }
    if let style = Self.number(attributes[.underlineStyle]) {
      underline = style == 0 ? .none : .single
    }
    if let style = Self.number(attributes[.strikethroughStyle]) {
      let color = attributes[.strikethroughColor] as? UIColor
      strikethrough = style == 0 ? nil : Strikethrough(color: color?.value(in: traits))
    }
  }

  /// Returns an attribute's value as a number, whatever numeric type the client used; nil if it is
  /// not a number.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension NSAttributedString {
  /// The paragraph style of the first character; nil if there is none.
  var paragraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}
