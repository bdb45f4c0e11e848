// Mirrors NSParagraphStyle (iOS 17). Missing: indents, tabs, lists, hyphenation, space before.
public import Foundation
import RasterText

/// The line breaking, spacing and alignment of a text.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  /// The corresponding style for the typesetter.
  var value: ParagraphStyle
  /// The alignment, line break mode and writing direction in UIKit's types; `value` has the same
  /// modes.
  var modes: (alignment: NSTextAlignment, lineBreak: NSLineBreakMode, direction: NSWritingDirection)

  /// Makes the default style: natural alignment, word wrapping and no additional spacing.
  public override init() {
    value = ParagraphStyle()
    modes = (.natural, .byWordWrapping, .natural)
  }

  init(_ other: NSParagraphStyle) {
    value = other.value
    modes = other.modes
  }

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { modes.alignment }
  /// The way in which too long text is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { modes.lineBreak }
  /// The writing direction of the paragraphs.
  open var baseWritingDirection: NSWritingDirection { modes.direction }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { value.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// The factor applied to the natural line height; 0 means none.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// The maximum height of a line, in points; 0 means no maximum.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }

  /// Returns an immutable copy.
  open override func copy() -> Any { NSParagraphStyle(self) }
  /// Returns a mutable copy.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(self) }

  /// Returns whether `object` is an equal style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.value == value
  }
  /// The hash value; equal styles have equal values.
  open override var hash: Int { value.hashValue }
}
