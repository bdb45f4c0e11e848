import Foundation
import RasterCore
import RasterText

extension AttributedText {
  /// Makes the typesetter's text of an attributed string, with colours resolved for some traits.
  ///
  /// Attributes that the string does not set are taken from `defaults`.
  init(
    _ text: NSAttributedString, defaults: TextAttributes, traits: UITraitCollection = .current
  ) {
    var runs: [Run] = []
    // Ranges of attributes count UTF-16, which `NSString` cuts without searching from the start.
    let string = NSString(string: text.string)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append(
        Run(
          text: string.substring(with: range),
          attributes: TextAttributes(attributes, defaults: defaults, traits: traits)))
    }
    self.init(runs: runs)
  }

  /// Returns the text with fonts and kerning times a factor.
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
  /// Returns the font with its size and its line heights times a factor.
  fileprivate func scaled(by factor: CGFloat) -> TextFont {
    let metrics = FontMetrics(
      ascender: metrics.ascender * factor, descender: metrics.descender * factor,
      leading: metrics.leading * factor)
    return TextFont(stack: stack, size: size * factor, metrics: metrics)
  }
}

extension TextAttributes {
  /// The attributes of text without any: the system font at 12 points, black.
  static var unattributed: TextAttributes {
    TextAttributes(font: UIFont.systemFont(ofSize: 12).value)
  }

  /// Makes the typesetter's attributes, with colours resolved for some traits.
  init(
    _ attributes: [NSAttributedString.Key: Any], defaults: TextAttributes,
    traits: UITraitCollection = .current
  ) {
    self = defaults
    if let font = attributes[.font] as? UIFont { self.font = font.value }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color.value(in: traits) }
    if let kern = Self.number(attributes[.kern]) { self.kern = kern }
    if let raised = Self.number(attributes[.baselineOffset]) { baselineOffset = raised }
    if let style = Self.number(attributes[.underlineStyle]) {
      underline = style == 0 ? .none : .single
    }
  }

  /// Returns a number from a value of any of the types that clients store one as.
  private static func number(_ value: Any?) -> CGFloat? {
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
  /// The paragraph style of the first character.
  var paragraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}
