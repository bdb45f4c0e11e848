package import Foundation

/// The breaking, spacing and alignment of a text's lines.
///
/// Mirrors `NSParagraphStyle`; lengths are in points.
package struct ParagraphStyle: Sendable, Hashable {
  /// On which side lines begin; natural is the side where the writing direction begins.
  package var alignment: TextAlignment
  /// The way in which text that is too wide is broken or shortened.
  package var lineBreakMode: LineBreakMode
  /// The direction of paragraphs; natural is the direction of the first strong character.
  package var baseWritingDirection: WritingDirection
  /// The space between two lines.
  package var lineSpacing: CGFloat
  /// The space after a paragraph, but not after the last.
  package var paragraphSpacing: CGFloat
  /// The factor of a line's natural height; zero leaves it.
  package var lineHeightMultiple: CGFloat
  /// The least height of a line.
  package var minimumLineHeight: CGFloat
  /// The greatest height of a line; zero sets no limit.
  package var maximumLineHeight: CGFloat

  /// Makes a style; defaults are those of a new `NSParagraphStyle`.
  package init(
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

/// On which side of the available width a line is.
package enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// The side where the writing direction begins.
  case natural
  /// Lines begin at the left side.
  case left
  /// Lines are centred.
  case center
  /// Lines end at the right side.
  case right
  /// Both sides, by wider spaces; the last line of a paragraph is natural.
  case justified
}

/// A way in which text that is too wide is broken or shortened.
package enum LineBreakMode: Sendable, Hashable, CaseIterable {
  /// Lines end between words; a word wider than a line is broken between characters.
  case byWordWrapping
  /// Lines end between any two characters.
  case byCharWrapping
  /// The last permitted line continues to the end of its paragraph and is clipped at the width.
  case byClipping
  /// The last permitted line shows the end of the text, after an ellipsis.
  case byTruncatingHead
  /// The last permitted line shows its beginning and the end of the text, around an ellipsis.
  case byTruncatingMiddle
  /// The last permitted line ends with an ellipsis.
  case byTruncatingTail
}

/// The side at which a paragraph begins.
package enum WritingDirection: Sendable, Hashable, CaseIterable {
  /// The side of its first strong character, or the left.
  case natural
  /// On the left, as Latin does.
  case leftToRight
  /// On the right, as Hebrew and Arabic do.
  case rightToLeft
}
