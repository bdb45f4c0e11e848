import Foundation
import RasterCore

extension CALayer {
  var isDrawn: Bool { !isHidden && state.opacity > 0 }

  /// The sublayers by `zPosition`; equal ones stay in their order.
  var childrenFromBackToFront: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The rounded bounds, moved inwards by a distance.
  func outline(insetBy inset: CGFloat = 0) -> Path {
    var path = Path()
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return path }
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset)
    path.addRoundedRect(
      in: rect, radii: CornerRadii(maskedCorners, radius: radius), style: cornerStyle)
    return path
  }

  func fillBackground(in canvas: Canvas) {
    guard let color = backgroundColor?.value, color.alpha > 0 else { return }
    canvas.fill(outline(), with: .color(color))
  }

  /// Draws the line inside the edges: the ring between the outline and the same moved inwards.
  func drawBorder(in canvas: Canvas) {
    guard borderWidth > 0, let color = borderColor?.value, color.alpha > 0 else { return }
    var ring = outline()
    ring.addPath(outline(insetBy: borderWidth))
    canvas.fill(ring, with: .color(color), using: .evenOdd)
  }

  /// Returns the shadow as a canvas with a transform takes it, if there is one to be seen.
  func shadow(under transform: CGAffineTransform) -> Shadow? {
    let shadow = state.shadow
    guard shadow.opacity > 0, !masksToBounds, let color = shadow.color?.value else { return nil }
    let offset = shadow.offset.applying(transform)
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return Shadow(
      color: color.withAlpha(color.alpha * Double(min(shadow.opacity, 1))),
      offset: CGVector(dx: Self.limited(offset.width), dy: Self.limited(offset.height)),
      blur: max(0, Self.limited(shadow.radius * scale)))
  }

  /// Returns a shadow's length up to a screen's; room has to be made for how far it is cast.
  private static func limited(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -1024), 1024)
  }

  /// Puts `sublayerTransform` around the anchor point before the canvas's own map.
  func applySublayerTransform(to canvas: Canvas) {
    if let around = state.aroundSublayers { canvas.concatenate(around) }
  }

  private var cornerStyle: CornerStyle { cornerCurve == .continuous ? .continuous : .circular }
}

extension CornerRadii {
  /// Makes one radius at some corners.
  init(_ corners: CACornerMask, radius: CGFloat) {
    self.init(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
  }
}
