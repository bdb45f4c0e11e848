public import Foundation

/// How the lines of a text are broken, spaced and aligned.
///
/// Mirrors `NSParagraphStyle`; lengths are in points.
public struct ParagraphStyle: Sendable, Hashable {
  /// On which side lines begin; natural is the side where the writing direction begins.
  public var alignment: TextAlignment
  /// How text that is too wide is broken or shortened.
  public var lineBreakMode: LineBreakMode
  /// The direction of paragraphs; natural is the direction of the first strong character.
  public var baseWritingDirection: WritingDirection
  /// The space between two lines.
  public var lineSpacing: CGFloat
  /// The space after a paragraph, but not after the last.
  public var paragraphSpacing: CGFloat
  /// What a line's natural height is multiplied by; zero leaves it.
  public var lineHeightMultiple: CGFloat
  /// The least height of a line.
  public var minimumLineHeight: CGFloat
  /// The greatest height of a line; zero sets no limit.
  public var maximumLineHeight: CGFloat

  /// Makes a style; what is left out is as in a new `NSParagraphStyle`.
  public init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    baseWritingDirection: WritingDirection = .natural, lineSpacing: CGFloat = 0,
    paragraphSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0,
    minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.baseWritingDirection = baseWritingDirection
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }
}
