import Foundation
import RasterText

extension UILabel {
  /// Marks the label for drawing, and invalidates its intrinsic size.
  func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Returns the size of the text at an available width in points; 0 means no limit.
  func fittingSize(width: CGFloat) -> CGSize {
    let available = CGRect(x: 0, y: 0, width: width > 0 ? width : .infinity, height: .infinity)
    return textRect(forBounds: available, limitedToNumberOfLines: numberOfLines).size
  }

  /// The distances of the first baseline from the top and of the last baseline from the bottom: the
  /// ascender rounded to a pixel, and the rest of the line (fact AL64).
  var measuredBaselines: (first: CGFloat, last: CGFloat) {
    let first = pixels.round(font.ascender)
    return (first, pixels.ceiling(font.lineHeight) - first)
  }

  /// The height of the text with the maximum number of lines of the label, not rounded to pixels.
  var unroundedHeight: CGFloat {
    let available = CGSize(width: CGFloat.infinity, height: .infinity)
    return layout(measuredText(in: traitCollection), in: available, lines: numberOfLines)
      .size.height
  }

  func _textRect(in bounds: CGRect, lines: Int) -> CGRect {
    let traits = traitCollection
    let size = layout(measuredText(in: traits), in: bounds.size, lines: lines).size
    let pixels = PixelGrid(scale: traits.displayScale)
    return CGRect(origin: bounds.origin, size: pixels.ceiling(size))
  }

  /// Returns the text to be measured.
  ///
  /// It is cached for as long as the traits and the content stay the same; a colour that changes in
  /// the meantime does not affect the size.
  private func measuredText(in traits: UITraitCollection) -> AttributedText {
    if let measured, measured.traits == traits { return measured.text }
    let text = content.attributedText(in: traits)
    measured = (traits, text)
    return text
  }

  /// Lays out a text in an available size, and tightens or shrinks it if it does not fit and the
  /// label allows that.
  private func layout(_ text: AttributedText, in available: CGSize, lines: Int) -> TextLayout {
    fitting(of: text, in: available, lines: lines).fitted
  }

  private func fitting(
    of text: AttributedText, in available: CGSize, lines: Int
  ) -> LabelFitting {
    LabelFitting(
      text: text, style: content.style(isRightToLeft: isRightToLeft), available: available,
      lines: lines, tightens: content.mayTighten, minimumScale: content.smallestScale,
      exclusions: content.exclusions)
  }

  /// The layout of the text in the label's bounds, used for drawing.
  var shownFitting: LabelFitting {
    fitting(of: measuredText(in: traitCollection), in: bounds.size, lines: numberOfLines)
  }

  /// Draws the lines, centred vertically, each with its baseline on a whole pixel.
  func _drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), content.string?.isEmpty == false else {
      return
    }
    let text = content.attributedText(in: traitCollection)
    let layout = layout(text, in: rect.size, lines: numberOfLines)
    let baseline = baseline(of: layout, of: text, in: rect)
    let shadow = content.shadow(in: traitCollection)
    if let shadow { context.canvas.beginGroup(shadow: shadow) }
    layout.draw(
      in: context.canvas,
      at: CGPoint(x: rect.minX, y: pixels.round(baseline) - layout.firstBaseline),
      width: rect.width, scale: traitCollection.displayScale)
    if shadow != nil { context.canvas.endGroup() }
  }

  /// Returns the y coordinate of the first baseline: the lines are centred vertically, and a line
  /// that was shrunk is placed by `baselineAdjustment` (fact H25).
  private func baseline(
    of layout: TextLayout, of text: AttributedText, in rect: CGRect
  ) -> CGFloat {
    guard content.shrinks, numberOfLines == 1, content.baselineAdjustment != .alignCenters else {
      return top(of: layout, in: rect) + layout.firstBaseline
    }
    let whole = fitting(of: text, in: rect.size, lines: 1).layout()
    let shown = content.baselineAdjustment == .none ? layout : whole
    return top(of: whole, in: rect) + shown.firstBaseline
  }

  /// Returns the y coordinate of the first line's upper edge if the lines are centred.
  private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    // The height is rounded up as in measuring, so that a label with exactly the fitting size has
    // no remaining space.
    rect.minY + (rect.height - pixels.ceiling(layout.size.height)) / 2
  }
}
