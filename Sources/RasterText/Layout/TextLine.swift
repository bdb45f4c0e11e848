package import Foundation

/// A line of a layout.
///
/// Positions are in points from the layout's top left corner.
package struct TextLine: Sendable {
  /// The text of the line in reading order, including its ellipsis or hyphen if it has one.
  package let text: String
  /// The y coordinate of the line's upper edge, in points.
  package let top: CGFloat
  /// The height of the line without line spacing, in points.
  package let height: CGFloat
  /// The additional space that the line's font requires between the line and the next one, in
  /// points.
  let spacing: CGFloat
  /// The y coordinate of the baseline, in points.
  package let baseline: CGFloat
  /// The width of the text in points, without the spaces that hang over the end of the line.
  package let width: CGFloat
  /// The width of the spaces that hang over the end of the line, as far as they are inside the
  /// available width (fact SF20).
  let hangingWidth: CGFloat
  /// Whether some of the line's text, or the text after the line, is not shown.
  package let isTruncated: Bool
  /// Whether the line's paragraph runs from right to left.
  package let isRightToLeft: Bool
  /// Whether a justified layout stretches the line.
  let isStretched: Bool
  /// Whether the line is wider than the available width and is clipped to it.
  let isClipped: Bool
  /// The part of the available width for the line beside exclusions; nil for the whole.
  let part: ClosedRange<CGFloat>?
  /// The glyphs, as pieces from left to right.
  let pieces: [TextPiece]

  /// The y coordinate of the line's lower edge, in points.
  package var bottom: CGFloat { top + height }

  /// The y coordinate of the next line's upper edge without the paragraph style's spacing, in
  /// points.
  var nextTop: CGFloat { bottom + spacing }
}

extension TextLine {
  /// Returns the distance of the line's left end from the left side of the available width.
  ///
  /// A line that is too wide begins at the side where its paragraph begins.
  func indent(in available: CGFloat, alignment: TextAlignment) -> CGFloat {
    let slack = available - (isClipped ? naturalWidth : width)
    let fromTheLeft: CGFloat =
      switch alignment {
      case .left: 0
      case .right: 1
      case .center: 0.5
      case .natural, .justified: isRightToLeft ? 1 : 0
      }
    // A line that is too wide shows its beginning, whatever the alignment.
    if slack < 0 { return isRightToLeft ? slack : 0 }
    return slack * fromTheLeft
  }

  /// Returns the width to add to each space so that the line fills the available width.
  func stretch(in available: CGFloat, alignment: TextAlignment) -> CGFloat {
    let count = pieces.reduce(0) { $0 + $1.gaps.count }
    guard alignment == .justified, isStretched, count > 0 else { return 0 }
    return max(0, available - width) / CGFloat(count)
  }

  private var naturalWidth: CGFloat { pieces.reduce(0) { $0 + $1.width } }
}
