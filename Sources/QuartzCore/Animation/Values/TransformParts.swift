import Foundation
import RasterCore

/// The parts of an affine transform, applied in this order: shear and scale, rotation, translation.
///
///     ┌ a  b ┐   ┌ scaleX    0    ┐   ┌  cos  sin ┐
///     └ c  d ┘ = └ shear   scaleY ┘ · └ −sin  cos ┘
///
/// The parts are interpolated separately, so that a rotating view keeps its size; interpolating the
/// entries of the matrices would shrink it.
struct TransformParts: Hashable, Sendable {
  var scaleX: Double, scaleY: Double
  var shear: Double
  /// The rotation in radians.
  var rotation: Double
  var x: Double, y: Double

  init(_ t: CGAffineTransform) {
    let determinant = t.a * t.d - t.b * t.c
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    // In a mirrored transform, the axis that points backwards most gets the negative scale, so that
    // an animated view flips in place.
    scaleX = determinant < 0 && t.a < t.d ? -length : length
    let (cosine, sine) = Self.direction(t, scaleX)
    shear = t.c * cosine + t.d * sine
    scaleY = t.d * cosine - t.c * sine
    rotation = Trigonometry.arctangent(y: sine, x: cosine)
    (x, y) = (t.tx, t.ty)
  }

  /// Returns the direction of the transformed x axis; if that has no length, the one derived from
  /// the y axis.
  private static func direction(
    _ t: CGAffineTransform, _ scaleX: Double
  ) -> (cosine: Double, sine: Double) {
    if scaleX != 0 { return (t.a / scaleX, t.b / scaleX) }
    let length = (t.c * t.c + t.d * t.d).squareRoot()
    return length > 0 ? (t.d / length, -t.c / length) : (1, 0)
  }

  /// The transform composed of the parts.
  var transform: CGAffineTransform {
    let (cosine, sine) = (Trigonometry.cosine(rotation), Trigonometry.sine(rotation))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine, tx: x, ty: y)
  }

  /// Returns the interpolation between these parts and others; the rotation takes the shorter
  /// direction.
  func interpolated(to other: TransformParts, at part: Double) -> TransformParts {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    var mixed = self
    mixed.scaleX = mix(scaleX, other.scaleX)
    mixed.scaleY = mix(scaleY, other.scaleY)
    mixed.shear = mix(shear, other.shear)
    mixed.x = mix(x, other.x)
    mixed.y = mix(y, other.y)
    var turn = other.rotation - rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    mixed.rotation = rotation + turn * part
    return mixed
  }
}

extension CATransform3D {
  /// Returns the interpolation between this transform and another: by parts if both are affine,
  /// otherwise entry by entry.
  func interpolated(to other: CATransform3D, at part: Double) -> CATransform3D {
    guard CATransform3DIsAffine(self), CATransform3DIsAffine(other) else {
      return CATransform3D(
        rows: zip(rows, other.rows).map { zip($0, $1).map { $0 + ($1 - $0) * part } })
    }
    let start = TransformParts(CATransform3DGetAffineTransform(self))
    let end = TransformParts(CATransform3DGetAffineTransform(other))
    return CATransform3DMakeAffineTransform(start.interpolated(to: end, at: part).transform)
  }
}
