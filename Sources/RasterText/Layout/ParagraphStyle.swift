package import Foundation

/// The line breaking, spacing and alignment of a text.
///
/// Mirrors `NSParagraphStyle`; lengths are in points.
package struct ParagraphStyle: Sendable, Hashable {
  /// The alignment of lines.
  ///
  /// `natural` is the side at which the writing direction begins.
  package var alignment: TextAlignment
  /// The way in which text that is too wide is broken or truncated.
  package var lineBreakMode: LineBreakMode
  /// The direction of paragraphs.
  ///
  /// `natural` is the direction of the first strong character.
  package var baseWritingDirection: WritingDirection
  /// The additional space between two lines.
  package var lineSpacing: CGFloat
  /// The space after each paragraph except for the last.
  package var paragraphSpacing: CGFloat
  /// The factor for a line's natural height; zero means 1.
  package var lineHeightMultiple: CGFloat
  /// The minimum height of a line.
  package var minimumLineHeight: CGFloat
  /// The maximum height of a line; zero for no limit.
  package var maximumLineHeight: CGFloat
  /// The additional rules for the ends of lines.
  ///
  /// The default is none.
  package var lineBreakStrategy: LineBreakStrategy = []
  /// Whether `FontMetrics.spacing` is added between lines (fact SF11).
  package var usesFontSpacing = true

  /// Makes a style.
  ///
  /// The defaults are those of a new `NSParagraphStyle`.
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

/// The alignment of a line within the available width.
package enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// Lines are aligned to the side at which the writing direction begins.
  case natural
  /// Lines are aligned to the left.
  case left
  /// Lines are centred.
  case center
  /// Lines are aligned to the right.
  case right
  /// Lines are aligned to both sides by widening spaces.
  ///
  /// The last line of a paragraph has the natural alignment.
  case justified
}

/// A way in which text that is too wide is broken or truncated.
package enum LineBreakMode: Sendable, Hashable, CaseIterable {
  /// Lines end between words.
  ///
  /// A word wider than a line is broken between characters.
  case byWordWrapping
  /// Lines end between any two characters.
  case byCharWrapping
  /// The last permitted line, or every line if their number is not limited, continues to the next
  /// forced break and is clipped at the available width.
  case byClipping
  /// If the text does not fit, the last permitted line shows an ellipsis and then the end of the
  /// text.
  case byTruncatingHead
  /// If the text does not fit, the last permitted line shows its beginning, an ellipsis and then
  /// the end of the text.
  case byTruncatingMiddle
  /// If the text does not fit, the last permitted line ends with an ellipsis.
  case byTruncatingTail
}

/// Additional rules for the ends of lines.
package struct LineBreakStrategy: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  package let rawValue: UInt8

  /// Makes a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The rule that the last line of a paragraph should have more than one word: if it has only one,
  /// the last word of the line before it moves down.
  package static let pushOut = LineBreakStrategy(rawValue: 1)
  /// The rule that a line does not end within a Korean word.
  package static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The rule of `pushOut`, but only for paragraphs of two lines.
  package static let pushOutOfTwoLines = LineBreakStrategy(rawValue: 4)
}

package enum WritingDirection: Sendable, Hashable, CaseIterable {
  /// The direction of the paragraph's first strong character.
  ///
  /// If there is none, it is left to right.
  case natural
  /// From left to right, as in Latin script.
  case leftToRight
  /// From right to left, as in Hebrew and Arabic.
  case rightToLeft
}
