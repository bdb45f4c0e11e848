// Mirrors NSParagraphStyle (iOS 17). Missing: indents, tabs, lists, space before.
public import Foundation
import RasterText

/// The line breaking, spacing and alignment of a text.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  /// The corresponding style for the typesetter.
  var value: ParagraphStyle
  /// The alignment, line break mode and writing direction in UIKit's types; `value` contains the
  /// same values in the typesetter's types.
  var modes: (alignment: NSTextAlignment, lineBreak: NSLineBreakMode, direction: NSWritingDirection)
  /// The settings of which `value` contains no exact equivalent.
  var settings = Settings()

  /// The line break strategy in UIKit's type, and settings that the typesetter does not support.
  struct Settings: Hashable {
    var strategy: LineBreakStrategy = []
    var tightens = false
    var hyphenationFactor: Float = 0
    var hyphenates = false
  }

  /// Makes the default style: natural alignment, word wrapping and no additional spacing.
  public override init() {
    value = ParagraphStyle()
    modes = (.natural, .byWordWrapping, .natural)
  }

  init(_ other: NSParagraphStyle) {
    value = other.value
    modes = other.modes
    settings = other.settings
  }

  /// The default paragraph style: natural alignment and word wrapping.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines; natural by default.
  open var alignment: NSTextAlignment { modes.alignment }
  /// The way in which text that is too long is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { modes.lineBreak }
  /// The writing direction of the paragraphs; natural by default.
  open var baseWritingDirection: NSWritingDirection { modes.direction }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { value.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// The factor applied to the natural line height; 0 means that it is not changed.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// The maximum height of a line, in points; 0 means no maximum.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }

  /// The additional rules for the ends of lines.
  ///
  /// The default is none.
  open var lineBreakStrategy: LineBreakStrategy { settings.strategy }
  /// Whether a line that is slightly too wide is tightened before it is truncated.
  ///
  /// The default is false; only labels tighten text.
  open var allowsDefaultTighteningForTruncation: Bool { settings.tightens }
  /// Inert: the threshold for hyphenation, from 0 to 1.
  ///
  /// The default of 0 means that words are not hyphenated. Differs from UIKit: words are never
  /// hyphenated.
  open var hyphenationFactor: Float { settings.hyphenationFactor }
  /// Inert: whether words are hyphenated by the system's rules.
  ///
  /// The default is false. Differs from UIKit: words are never hyphenated.
  open var usesDefaultHyphenation: Bool { settings.hyphenates }

  /// Returns an immutable copy.
  open override func copy() -> Any { NSParagraphStyle(self) }
  /// Returns a mutable copy.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(self) }

  /// Returns whether `object` is an equal style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.value == value && other.settings == settings
  }
  /// The hash value; equal styles have equal values.
  open override var hash: Int { value.hashValue }
}
