// Mirrors NSParagraphStyle (iOS 17). Missing: indents, tabs, lists, hyphenation, space before.
public import Foundation
import RasterText

/// How the lines of a text are broken, spaced and aligned.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  var value: ParagraphStyle
  var modes: (NSTextAlignment, NSLineBreakMode, NSWritingDirection)

  /// Makes the default style: natural alignment, word wrapping, no added space.
  public override init() {
    value = ParagraphStyle()
    modes = (.natural, .byWordWrapping, .natural)
  }

  init(_ other: NSParagraphStyle) { (value, modes) = (other.value, other.modes) }

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// On which side lines stand.
  open var alignment: NSTextAlignment { modes.0 }
  /// How text that is too wide is broken or shortened.
  open var lineBreakMode: NSLineBreakMode { modes.1 }
  /// Where paragraphs begin.
  open var baseWritingDirection: NSWritingDirection { modes.2 }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { value.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// What lines' natural heights are multiplied by; 0 leaves them.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// The greatest height of a line, in points; 0 sets no limit.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }

  /// Returns the style itself, or an unchanging copy of one that may change.
  open override func copy() -> Any { NSParagraphStyle(self) }
  /// Returns a copy that may be changed.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(self) }

  /// Returns whether `object` is an equal style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.value == value
  }
  /// Equal styles have equal hashes.
  open override var hash: Int { value.hashValue }
}
