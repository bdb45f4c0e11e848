import Foundation

/// A property of a layer, or a part of one, as identified by an animation's key path.
package struct AnimatedPath: Hashable {
  /// The parts of a property that key paths can name.
  package enum Part: Hashable {
    case whole
    /// A range of a vector's components, such as the x of a point or the height of a size.
    case numbers(Range<Int>)
    case rotation, scale, scaleX, scaleY, translation, translationX, translationY
  }

  package let property: AnimatedProperty
  package let part: Part

  package init(_ property: AnimatedProperty, _ part: Part = .whole) {
    self.property = property
    self.part = part
  }

  /// Parses a key path such as `position.x`; nil if no property with this name can be animated.
  package init?(_ name: String) {
    let pieces = name.split(separator: ".", maxSplits: 1)
    guard let first = pieces.first, let property = AnimatedProperty(rawValue: String(first)) else {
      return nil
    }
    guard pieces.count > 1 else {
      self.init(property)
      return
    }
    guard let part = Self.part(String(pieces[1]), of: property) else { return nil }
    self.init(property, part)
  }

  /// The key path: `position`, `transform.rotation`.
  package var name: String {
    let parts = Self.parts(of: property).filter { $0.value == part }.keys
    // If a part has several names, the shortest is used: `rotation` instead of `rotation.z`.
    let name = parts.min { ($0.count, $0) < ($1.count, $1) }
    return ([property.rawValue] + (name.map { [$0] } ?? [])).joined(separator: ".")
  }

  private static func part(_ name: String, of property: AnimatedProperty) -> Part? {
    parts(of: property)[name]
  }

  private static func parts(of property: AnimatedProperty) -> [String: Part] {
    switch property {
    case .position, .anchorPoint: pointParts
    case .shadowOffset: sizeParts
    case .bounds, .contentsRect: rectParts
    case .transform, .sublayerTransform: transformParts
    default: [:]
    }
  }

  private static let pointParts: [String: Part] = ["x": .numbers(0..<1), "y": .numbers(1..<2)]
  private static let sizeParts: [String: Part] = [
    "width": .numbers(0..<1), "height": .numbers(1..<2),
  ]
  private static let rectParts: [String: Part] = [
    "origin": .numbers(0..<2), "origin.x": .numbers(0..<1), "origin.y": .numbers(1..<2),
    "size": .numbers(2..<4), "size.width": .numbers(2..<3), "size.height": .numbers(3..<4),
  ]
  private static let transformParts: [String: Part] = [
    "rotation": .rotation, "rotation.z": .rotation, "scale": .scale, "scale.x": .scaleX,
    "scale.y": .scaleY, "translation": .translation, "translation.x": .translationX,
    "translation.y": .translationY,
  ]
}

extension LayerState {
  /// The value of a property or of a part of it.
  package subscript(path: AnimatedPath) -> AnimatedValue {
    get { self[path.property][path.part] }
    set {
      // The whole value is read first, because only a part of it is changed.
      var whole = self[path.property]
      whole[path.part] = newValue
      self[path.property] = whole
    }
  }
}

extension AnimatedValue {
  fileprivate subscript(part: AnimatedPath.Part) -> AnimatedValue {
    get {
      if case .whole = part { return self }
      if case .numbers(let range) = part {
        var numbers = SIMD4<Double>.zero
        for index in range { numbers[index - range.lowerBound] = vector[index] }
        return .vector(numbers)
      }
      return .vector(transformParts.numbers(of: part))
    }
    set {
      if case .whole = part { return self = newValue }
      guard case .numbers(let range) = part else {
        var parts = transformParts
        parts.set(newValue.vector, at: part)
        return self = .transform(CATransform3DMakeAffineTransform(parts.transform))
      }
      var numbers = vector
      for index in range { numbers[index] = newValue.vector[index - range.lowerBound] }
      self = .vector(numbers)
    }
  }

  private var transformParts: TransformParts {
    TransformParts(CATransform3DGetAffineTransform(transform ?? CATransform3DIdentity))
  }
}

extension TransformParts {
  fileprivate func numbers(of part: AnimatedPath.Part) -> SIMD4<Double> {
    switch part {
    case .rotation: [rotation, 0, 0, 0]
    case .scale: [(scaleX + scaleY) / 2, 0, 0, 0]
    case .scaleX: [scaleX, 0, 0, 0]
    case .scaleY: [scaleY, 0, 0, 0]
    case .translationX: [x, 0, 0, 0]
    case .translationY: [y, 0, 0, 0]
    default: [x, y, 0, 0]
    }
  }

  fileprivate mutating func set(_ numbers: SIMD4<Double>, at part: AnimatedPath.Part) {
    switch part {
    case .rotation: rotation = numbers.x
    case .scale: (scaleX, scaleY) = (numbers.x, numbers.x)
    case .scaleX: scaleX = numbers.x
    case .scaleY: scaleY = numbers.x
    case .translationX: x = numbers.x
    case .translationY: y = numbers.x
    default: (x, y) = (numbers.x, numbers.y)
    }
  }
}
