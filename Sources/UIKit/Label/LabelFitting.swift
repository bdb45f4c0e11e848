import Foundation
import RasterText

/// The layout of a label's text in an available size.
struct LabelFitting {
  let text: AttributedText
  let style: ParagraphStyle
  let available: CGSize
  let lines: Int

  /// Lays out the text with its fonts scaled by a factor.
  func layout(scale: CGFloat = 1) -> TextLayout {
    TextLayout(
      scale == 1 ? text : text.scaled(by: scale), style: style, width: available.width,
      height: available.height, maximumLines: lines)
  }

  /// Lays out the text at the greatest scale that avoids truncation, but not below a minimum.
  ///
  /// The scale is found by bisection, with a precision of 1/4096.
  func shrunk(to minimum: CGFloat) -> TextLayout {
    let whole = layout()
    guard whole.isTruncated else { return whole }
    var (fits, tooLarge) = (max(minimum, 1 / 64), CGFloat(1))
    var best = layout(scale: fits)
    // Bisection needs a scale that fits as its lower bound.
    guard fits < 1, !best.isTruncated else { return best }
    for _ in 0..<12 {
      let middle = (fits + tooLarge) / 2
      let candidate = layout(scale: middle)
      if candidate.isTruncated {
        tooLarge = middle
      } else {
        fits = middle
        best = candidate
      }
    }
    return best
  }
}
