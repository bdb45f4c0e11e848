// Mirrors NSMutableParagraphStyle (iOS 17). Missing: as NSParagraphStyle.
public import Foundation
import RasterText

/// A paragraph style in the making.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// On which side lines stand.
  open override var alignment: NSTextAlignment {
    get { modes.0 }
    set { (modes.0, value.alignment) = (newValue, newValue.value) }
  }
  /// How text that is too wide is broken or shortened.
  open override var lineBreakMode: NSLineBreakMode {
    get { modes.1 }
    set { (modes.1, value.lineBreakMode) = (newValue, newValue.value) }
  }
  /// Where paragraphs begin.
  open override var baseWritingDirection: NSWritingDirection {
    get { modes.2 }
    set { (modes.2, value.baseWritingDirection) = (newValue, newValue.value) }
  }
  /// The space between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { value.lineSpacing }
    set { value.lineSpacing = newValue }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { value.paragraphSpacing }
    set { value.paragraphSpacing = newValue }
  }
  /// What lines' natural heights are multiplied by; 0 leaves them.
  open override var lineHeightMultiple: CGFloat {
    get { value.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { value.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 sets no limit.
  open override var maximumLineHeight: CGFloat {
    get { value.maximumLineHeight }
    set { value.maximumLineHeight = newValue }
  }
}
