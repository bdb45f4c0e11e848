import Foundation
import RasterText

extension UILabel {
  /// Asks for what a change of the content makes necessary.
  func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Returns the size for a width of lines, 0 for lines as wide as they are.
  func fittingSize(width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width > 0 ? width : .infinity, height: .infinity)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
    let size = layout(in: bounds.size, lines: lines).size
    return CGRect(origin: bounds.origin, size: pixels.ceiling(size))
  }

  /// Breaks the text into lines in a room, shrinking it if it may.
  private func layout(in room: CGSize, lines: Int) -> TextLayout {
    let text = content.attributedText(in: traitCollection)
    let fitting = LabelFitting(
      text: text, style: content.style(isRightToLeft: isRightToLeft), room: room, lines: lines)
    return content.shrinks ? fitting.shrunk(to: content.minimumScale) : fitting.layout()
  }

  /// Draws the lines so that their block is in the middle and the first baseline on a pixel.
  func drawLines(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), text?.isEmpty == false else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let slack = rect.height - pixels.ceiling(layout.size.height)
    let baseline = rect.minY + slack / 2 + layout.firstBaseline
    layout.draw(
      in: context.canvas,
      at: CGPoint(x: rect.minX, y: pixels.round(baseline) - layout.firstBaseline),
      width: rect.width)
  }
}
