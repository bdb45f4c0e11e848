import Foundation
import RasterText

/// A label's text in its room.
struct LabelFitting {
  let text: AttributedText
  let style: ParagraphStyle
  let room: CGSize
  let lines: Int

  /// Returns the lines at a part of the text's size.
  func layout(scale: CGFloat = 1) -> TextLayout {
    TextLayout(
      scale == 1 ? text : text.scaled(by: scale), style: style, width: room.width,
      height: room.height, maximumLines: lines)
  }

  /// Returns the lines at the greatest size at which nothing is left out, but not below a part of
  /// it.
  ///
  /// The size is found by halving, to within a 4096th of the font's.
  func shrunk(to minimum: CGFloat) -> TextLayout {
    let whole = layout()
    guard whole.isTruncated else { return whole }
    var (fits, tooLarge) = (max(minimum, 1 / 64), CGFloat(1))
    var best = layout(scale: fits)
    guard fits < 1, !best.isTruncated else { return best }
    for _ in 0..<12 {
      let middle = (fits + tooLarge) / 2
      let candidate = layout(scale: middle)
      if candidate.isTruncated {
        tooLarge = middle
      } else {
        (fits, best) = (middle, candidate)
      }
    }
    return best
  }
}
