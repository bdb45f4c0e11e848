import Foundation
import LayoutCore

/// The properties of a view's layer.
extension ViewProperties {
  mutating func readLayer(_ layer: CALayer, _ view: UIView) {
    if view.isHidden { add(.hidden, .yes) }
    if layer.state.opacity != 1 { add(.alpha, .number(Double(layer.state.opacity))) }
    if let color = visible(layer.backgroundColor) { add(.background, .color(color)) }
    if layer.cornerRadius != 0 { add(.cornerRadius, .number(Double(layer.cornerRadius))) }
    if layer.borderWidth > 0, let color = visible(layer.borderColor) {
      add(.border, .border(width: Double(layer.borderWidth), color))
    }
    if layer.masksToBounds { add(.clips, .yes) }
    readShadow(layer.state.shadow)
    if layer.transform != CATransform3DIdentity {
      add(.transform, .transform(CATransform3DGetAffineTransform(layer.transform)))
    }
  }

  private mutating func readShadow(_ shadow: LayerShadow) {
    guard shadow.opacity > 0, let color = visible(shadow.color) else { return }
    add(
      .shadow,
      .shadow(
        opacity: Double(shadow.opacity), blur: Double(shadow.radius), offset: shadow.offset, color))
  }
}
