package import Foundation

/// One line of a layout; places are in points from the layout's top left corner.
package struct TextLine: Sendable {
  /// The text of the line, in reading order, with the ellipsis if it has one.
  package let text: String
  /// The y coordinate of the line's upper edge, in points.
  package let top: CGFloat
  /// From the upper to the lower edge, without the spacing between lines.
  package let height: CGFloat
  /// The place of the baseline.
  package let baseline: CGFloat
  /// The width of the text, without spaces that hang over its end.
  package let width: CGFloat
  /// Whether some of the text is missing from the line, or after it.
  package let isTruncated: Bool
  /// Whether its paragraph begins on the right.
  package let isRightToLeft: Bool
  /// Whether a justified paragraph stretches it.
  let isStretched: Bool
  /// Whether it is wider than the available width and is cut off there.
  let isClipped: Bool
  /// The glyphs, from left to right.
  let pieces: [TextPiece]

  /// The y coordinate of the line's lower edge, in points.
  package var bottom: CGFloat { top + height }
}

extension TextLine {
  /// Returns how far its left end is from the left side of the available width.
  ///
  /// Text wider than that begins at the side where its paragraph begins.
  func indent(in available: CGFloat, alignment: TextAlignment) -> CGFloat {
    let slack = available - (isClipped ? naturalWidth : width)
    let fromTheLeft: CGFloat =
      switch alignment {
      case .left: 0
      case .right: 1
      case .center: 0.5
      case .natural, .justified: isRightToLeft ? 1 : 0
      }
    // Text that is too wide shows its beginning, whatever the alignment.
    if slack < 0 { return isRightToLeft ? slack : 0 }
    return slack * fromTheLeft
  }

  /// Returns how much wider each space becomes so that the line fills the available width.
  func stretch(in available: CGFloat, alignment: TextAlignment) -> CGFloat {
    let count = pieces.reduce(0) { $0 + $1.gaps.count }
    guard alignment == .justified, isStretched, count > 0 else { return 0 }
    return max(0, available - width) / CGFloat(count)
  }

  private var naturalWidth: CGFloat { pieces.reduce(0) { $0 + $1.width } }
}
