import Foundation
import RasterCore

extension CALayer {
  var isDrawn: Bool { !isHidden && state.opacity > 0 }

  /// The sublayers sorted by `zPosition`; those with equal positions keep their order.
  package var childrenFromBackToFront: [CALayer] {
    // Few layers have a `zPosition`, and sorting every list would cost more than this check.
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  func fillBackground(in canvas: Canvas) {
    guard let color = backgroundColor else { return }
    if let pattern = color.pattern {
      canvas.fill(outline(), with: pattern, from: bounds.origin)
    } else if color.value.alpha > 0 {
      canvas.fill(outline(), with: .color(color.value))
    }
  }

  /// Draws the border, which is the ring between the outline and the inset outline.
  func drawBorder(in canvas: Canvas) {
    guard borderWidth > 0, let color = borderColor?.value, color.alpha > 0 else { return }
    var ring = outline()
    ring.addPath(outline(insetBy: borderWidth))
    // Both outlines have the same direction, so the even-odd rule is needed to leave the inside
    // unfilled.
    canvas.fill(ring, with: .color(color), using: .evenOdd)
  }

  /// Concatenates `sublayerTransform`, applied around the anchor point, with the canvas's
  /// transform.
  func applySublayerTransform(to canvas: Canvas) {
    if let around = state.aroundSublayers { canvas.concatenate(around) }
  }

}
