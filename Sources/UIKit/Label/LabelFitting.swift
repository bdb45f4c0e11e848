import Foundation
import RasterText

/// The layout of a label's text in an available size.
struct LabelFitting {
  let text: AttributedText
  let style: ParagraphStyle
  let available: CGSize
  let lines: Int
  /// Whether a line that is slightly too wide may be tightened.
  var tightens = false
  /// The minimum factor by which the text may be scaled down; 1 if it must not be shrunk.
  var minimumScale: CGFloat = 1
  /// The areas without text, which only a text view can have.
  var exclusions = TextExclusions()

  /// Lays out the text, tightened or shrunk if it would otherwise be truncated.
  ///
  /// A single line that is at most 5 % too wide is tightened (fact SF16); if that is not enough or
  /// not allowed, the text is shrunk down to `minimumScale`, and truncated if it still does not
  /// fit.
  var fitted: TextLayout {
    let whole = layout()
    guard whole.isTruncated else { return whole }
    if tightens, let tightened { return tightened }
    return minimumScale < 1 ? shrunk(to: minimumScale) : whole
  }

  /// The text on one line with less space between its letters; nil if the text is more than 5 % too
  /// wide or still does not fit, or if more than one line is allowed.
  private var tightened: TextLayout? {
    let natural = TextLayout(text, style: style, maximumLines: 1)
    let excess = natural.size.width - available.width
    let count = text.string.count
    guard lines == 1, natural.lines.count == 1, count > 0,
      excess <= available.width * Self.tighteningFactor
    else { return nil }
    let layout = TextLayout(
      text.tightened(by: excess / CGFloat(count)), style: style, width: available.width,
      height: available.height, maximumLines: 1)
    return layout.isTruncated ? nil : layout
  }

  /// AppKit's default of `tighteningFactorForTruncation`: lines that are at most 5 % too wide are
  /// tightened.
  private static let tighteningFactor = 0.05

  /// Lays out the text with its fonts scaled by a factor.
  func layout(scale: CGFloat = 1) -> TextLayout {
    TextLayout(
      scale == 1 ? text : text.scaled(by: scale), style: style, width: available.width,
      height: available.height, maximumLines: lines, exclusions: exclusions)
  }

  /// Lays out the text at the greatest scale that avoids truncation, but not below a minimum.
  ///
  /// The scale is found by bisection, with a precision of 1/4096.
  private func shrunk(to minimum: CGFloat) -> TextLayout {
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
