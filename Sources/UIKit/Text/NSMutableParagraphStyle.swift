// Mirrors NSMutableParagraphStyle (iOS 17). Missing: as NSParagraphStyle.
public import Foundation
import RasterText

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { modes.alignment }
    set {
      modes.alignment = newValue
      value.alignment = newValue.value
    }
  }
  /// The way in which text that is too long is wrapped or truncated.
  open override var lineBreakMode: NSLineBreakMode {
    get { modes.lineBreak }
    set {
      modes.lineBreak = newValue
      value.lineBreakMode = newValue.value
    }
  }
  /// The writing direction of the paragraphs.
  open override var baseWritingDirection: NSWritingDirection {
    get { modes.direction }
    set {
      modes.direction = newValue
      value.baseWritingDirection = newValue.value
    }
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
  /// The factor applied to the natural line height; 0 means that it is not changed.
  open override var lineHeightMultiple: CGFloat {
    get { value.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }
  /// The minimum height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { value.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 means no maximum.
  open override var maximumLineHeight: CGFloat {
    get { value.maximumLineHeight }
    set { value.maximumLineHeight = newValue }
  }
  /// The additional rules for the ends of lines.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { settings.strategy }
    set {
      settings.strategy = newValue
      value.lineBreakStrategy = newValue.value
    }
  }
  /// Whether a line that is slightly too wide is tightened before it is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { settings.tightens }
    set { settings.tightens = newValue }
  }
  /// Inert: the threshold for hyphenation, from 0 to 1.
  open override var hyphenationFactor: Float {
    get { settings.hyphenationFactor }
    set { settings.hyphenationFactor = newValue }
  }
  /// Inert: whether words are hyphenated by the system's rules.
  open override var usesDefaultHyphenation: Bool {
    get { settings.hyphenates }
    set { settings.hyphenates = newValue }
  }
}
