package import Foundation
package import RasterCore

/// The value of a layer's property in a form that can be interpolated.
package enum AnimatedValue: Equatable {
  /// A number, a point, a size or a rectangle, as the first components of a vector.
  case vector(SIMD4<Double>)
  /// A colour, or nil for none.
  case color(Color?)
  case transform(CATransform3D)

  package init(_ number: CGFloat) { self = .vector([number, 0, 0, 0]) }
  package init(_ point: CGPoint) { self = .vector([point.x, point.y, 0, 0]) }
  package init(_ size: CGSize) { self = .vector([size.width, size.height, 0, 0]) }
  package init(_ rect: CGRect) {
    self = .vector([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// Returns a value between this one and another, which is exactly this one at 0 and the other at
  /// 1.
  ///
  /// Fractions outside 0…1 extrapolate beyond the ends, as springs do. Values of different kinds
  /// cannot be interpolated: the result is the other value from 1 on.
  package func interpolated(to other: AnimatedValue, at part: Double) -> AnimatedValue {
    if part == 0 { return self }
    if part == 1 { return other }
    switch (self, other) {
    case (.vector(let start), .vector(let end)): return .vector(start + (end - start) * part)
    case (.color(let start), .color(let end)):
      return .color(Self.mix(start, end, at: part))
    case (.transform(let start), .transform(let end)):
      return .transform(start.interpolated(to: end, at: part))
    default: return part < 1 ? self : other
    }
  }

  /// Returns this value combined with another: vectors are added, transforms are concatenated, and
  /// a colour replaces the other value.
  package func added(to base: AnimatedValue) -> AnimatedValue {
    switch (self, base) {
    case (.vector(let added), .vector(let base)): .vector(base + added)
    case (.transform(let added), .transform(let base)):
      .transform(CATransform3DConcat(added, base))
    default: self
    }
  }

  /// Returns a mix of two colours, computed from premultiplied components, so that a colour that
  /// fades in from nil keeps its hue.
  private static func mix(_ start: Color?, _ end: Color?, at part: Double) -> Color {
    func premultiplied(_ color: Color?) -> SIMD4<Double> {
      guard let color else { return .zero }
      let parts = SIMD4(color.red, color.green, color.blue, 1)
      return parts * color.alpha
    }
    let (first, last) = (premultiplied(start), premultiplied(end))
    let mixed = (first + (last - first) * part).clamped(lowerBound: .zero, upperBound: .one)
    guard mixed.w > 0 else { return .clear }
    return Color(
      red: min(mixed.x / mixed.w, 1), green: min(mixed.y / mixed.w, 1),
      blue: min(mixed.z / mixed.w, 1), alpha: mixed.w)
  }
}

extension AnimatedValue {
  /// The vector; zero for values of other kinds.
  package var vector: SIMD4<Double> {
    if case .vector(let vector) = self { return vector }
    return .zero
  }

  /// The first component of the vector.
  package var number: CGFloat { CGFloat(vector.x) }
  /// The first two components of the vector.
  package var point: CGPoint { CGPoint(x: vector.x, y: vector.y) }
  /// The first two components of the vector.
  package var size: CGSize { CGSize(width: vector.x, height: vector.y) }
  /// The four components as a rectangle.
  package var rect: CGRect { CGRect(x: vector.x, y: vector.y, width: vector.z, height: vector.w) }

  /// The colour; nil if there is none and for values of other kinds.
  package var color: Color? {
    if case .color(let color) = self { return color }
    return nil
  }

  /// The transform; nil for values of other kinds.
  package var transform: CATransform3D? {
    if case .transform(let transform) = self { return transform }
    return nil
  }
}
