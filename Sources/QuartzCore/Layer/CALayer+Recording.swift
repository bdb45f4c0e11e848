import Foundation
import RasterCore

extension CALayer {
  var isDrawn: Bool { !isHidden && state.opacity > 0 }

  /// The sublayers by `zPosition`; equal ones stay in their order.
  package var childrenFromBackToFront: [CALayer] {
    // Few layers have one, and sorting every list costs more than this look.
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  func fillBackground(in canvas: Canvas) {
    guard let color = backgroundColor?.value, color.alpha > 0 else { return }
    canvas.fill(outline(), with: .color(color))
  }

  /// Draws the border: the ring between the outline and the outline moved inwards.
  func drawBorder(in canvas: Canvas) {
    guard borderWidth > 0, let color = borderColor?.value, color.alpha > 0 else { return }
    var ring = outline()
    ring.addPath(outline(insetBy: borderWidth))
    // Both outlines run the same way; the even-odd rule leaves the inner one out.
    canvas.fill(ring, with: .color(color), using: .evenOdd)
  }

  /// Applies `sublayerTransform` around the anchor point before the canvas's own transform.
  func applySublayerTransform(to canvas: Canvas) {
    if let around = state.aroundSublayers { canvas.concatenate(around) }
  }

}
