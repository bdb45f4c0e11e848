// Mirrors NSParagraphStyle (iOS 17). Missing: indents, tabs, lists, hyphenation, space before.
public import Foundation
import RasterText

/// The breaking, spacing and alignment of a text's lines.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  /// The typesetter's style.
  var value: ParagraphStyle
  /// The modes as UIKit names them.
  var modes: (alignment: NSTextAlignment, lineBreak: NSLineBreakMode, direction: NSWritingDirection)

  /// Makes the default style: natural alignment, word wrapping, no added space.
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
  /// The way in which text that is too wide is broken or shortened.
  open var lineBreakMode: NSLineBreakMode { modes.lineBreak }
  /// The writing direction of paragraphs.
  open var baseWritingDirection: NSWritingDirection { modes.direction }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { value.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// The factor of the lines' natural heights; 0 leaves them.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// The greatest height of a line, in points; 0 sets no limit.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }

  /// Returns an immutable copy.
  open override func copy() -> Any { NSParagraphStyle(self) }
  /// Returns a mutable copy.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(self) }

  /// Returns whether `object` is an equal style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.value == value
  }
  /// Equal styles have equal hashes.
  open override var hash: Int { value.hashValue }
}
