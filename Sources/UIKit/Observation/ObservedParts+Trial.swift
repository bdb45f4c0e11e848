import Foundation
import QuartzCore

// The parts of a layer that an observed property depends on are found by trial, since a key path
// does not contain the property's name at run time. Each part, such as the opacity, is changed in
// the layer's storage, which notifies no observer. Then the property is compared with its old
// value, and the part is restored.
extension ObservedParts {
  static let contentSize = ObservedParts(rawValue: 1 << 7)
  static let contentInset = ObservedParts(rawValue: 1 << 8)

  private static let all: [ObservedParts] = [
    .origin, .size, .position, .anchorPoint, .transform, .opacity, .isHidden, .contentSize,
    .contentInset,
  ]

  /// Returns the parts of a layer whose change makes `isChanged` true.
  static func parts(of layer: CALayer, where isChanged: () -> Bool) -> ObservedParts {
    all.reduce(into: []) { parts, part in
      let (state, content) = (layer.state, layer.scrollContent)
      // The storage is changed directly, because the setters would notify views and observers.
      part.shift(layer)
      if isChanged() { parts.insert(part) }
      layer.state = state
      layer.scrollContent = content
    }
  }

  private func shift(_ layer: CALayer) {
    switch self {
    case .origin: layer.state.bounds.origin.shift()
    case .size: layer.state.bounds.size.shift()
    case .position: layer.state.position.shift()
    case .anchorPoint: layer.state.anchorPoint.shift()
    case .transform: layer.state.transform.m41 += 1
    case .opacity: layer.state.opacity = layer.state.opacity == 0 ? 1 : layer.state.opacity / 2
    case .isHidden: layer.state.isHidden.toggle()
    case .contentSize: layer.scrollContent?.size.shift()
    case .contentInset: layer.scrollContent?.inset.top += 1
    default: break
    }
  }
}

extension CGPoint {
  fileprivate mutating func shift() {
    x += 1
    y += 1
  }
}

extension CGSize {
  fileprivate mutating func shift() {
    width += 1
    height += 1
  }
}
