import Foundation

/// A property of a layer that can be animated.
package enum AnimatedProperty: String, CaseIterable {
  case bounds, position, anchorPoint, zPosition, opacity, transform, sublayerTransform
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, contentsRect
  /// The opacity of the old contents during a transition; no layer stores it.
  case dissolve

  /// Whether the animation of a change is added to the new value.
  ///
  /// If so, several simultaneous animations are summed, and one that begins while another is
  /// running causes neither a jump nor a sudden change of speed. For transforms and colours, the
  /// latest animation replaces the earlier ones.
  package var isAdditive: Bool {
    switch self {
    case .transform, .sublayerTransform, .backgroundColor, .borderColor, .shadowColor: false
    default: true
    }
  }
}

extension LayerState {
  /// The value of an animatable property.
  package subscript(property: AnimatedProperty) -> AnimatedValue {
    get {
      switch property {
      case .bounds: AnimatedValue(bounds)
      case .position: AnimatedValue(position)
      case .anchorPoint: AnimatedValue(anchorPoint)
      case .zPosition: AnimatedValue(zPosition)
      case .opacity: AnimatedValue(opacity)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .backgroundColor: .color(backgroundColor?.value)
      case .cornerRadius: AnimatedValue(corners.radius)
      case .borderWidth: AnimatedValue(border.width)
      case .borderColor: .color(border.color?.value)
      case .shadowColor: .color(shadow.color?.value)
      case .shadowOpacity: AnimatedValue(CGFloat(shadow.opacity))
      case .shadowOffset: AnimatedValue(shadow.offset)
      case .shadowRadius: AnimatedValue(shadow.radius)
      case .contentsRect: AnimatedValue(contents.rect)
      case .dissolve: .vector(.zero)
      }
    }
    set {
      switch property {
      case .bounds: bounds = newValue.rect
      case .position: position = newValue.point
      case .anchorPoint: anchorPoint = newValue.point
      case .zPosition: zPosition = newValue.number
      case .opacity: opacity = newValue.number
      case .transform: transform = newValue.transform ?? transform
      case .sublayerTransform: sublayerTransform = newValue.transform ?? sublayerTransform
      case .backgroundColor: backgroundColor = newValue.color.map { CGColor($0) }
      case .cornerRadius: corners.radius = newValue.number
      case .borderWidth: border.width = newValue.number
      case .borderColor: border.color = newValue.color.map { CGColor($0) }
      case .shadowColor: shadow.color = newValue.color.map { CGColor($0) }
      case .shadowOpacity: shadow.opacity = Float(newValue.number)
      case .shadowOffset: shadow.offset = newValue.size
      case .shadowRadius: shadow.radius = newValue.number
      case .contentsRect: contents.rect = newValue.rect
      case .dissolve: break
      }
    }
  }
}
