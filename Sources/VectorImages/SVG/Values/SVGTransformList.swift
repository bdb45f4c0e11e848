import Foundation
import RasterCore

/// The value of a `transform` attribute, as one transform.
enum SVGTransformList {
  /// Parses a list of transforms, the first of which is the outermost.
  ///
  /// Returns nil if the value is not valid.
  static func transform(_ text: String) -> CGAffineTransform? {
    var scanner = SVGScanner(text)
    var result = CGAffineTransform.identity
    scanner.skipSeparator()
    while !scanner.isAtEnd {
      guard let next = item(&scanner) else { return nil }
      result = next.concatenating(result)
      scanner.skipSeparator()
    }
    return result.isFinite ? result : nil
  }

  private static func item(_ scanner: inout SVGScanner) -> CGAffineTransform? {
    let name = scanner.name()
    scanner.skipBlanks()
    guard scanner.skip(UInt8(ascii: "(")) else { return nil }
    var numbers: [CGFloat] = []
    scanner.skipBlanks()
    while !scanner.skip(UInt8(ascii: ")")) {
      guard numbers.count < 6, let number = scanner.nextNumber() else { return nil }
      // In a CSS property, numbers have units here, degrees or pixels, which are skipped.
      _ = scanner.name()
      numbers.append(number)
      scanner.skipBlanks()
    }
    return transform(name, numbers)
  }

  private static func transform(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translateX", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("translateY", 1): return CGAffineTransform(translationX: 0, y: n[0])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("scaleX", 1): return CGAffineTransform(scaleX: n[0], y: 1)
    case ("scaleY", 1): return CGAffineTransform(scaleX: 1, y: n[0])
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(rotation(n[0]))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return CGAffineTransform(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  /// Returns the rotation by an angle in degrees.
  static func rotation(_ degrees: CGFloat) -> CGAffineTransform {
    // Quarter turns are exact, so that straight edges stay on pixel boundaries.
    let quarters = degrees / 90
    if quarters == quarters.rounded(), abs(quarters) < 1e6 {
      let (c, s): (CGFloat, CGFloat) = [(1, 0), (0, 1), (-1, 0), (0, -1)][Int(quarters) & 3]
      return CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }
    return CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }

  private static func tangent(_ degrees: CGFloat) -> CGFloat {
    let angle = degrees * .pi / 180
    return Trigonometry.sine(angle) / Trigonometry.cosine(angle)
  }
}

extension CGAffineTransform {
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// The inverse; nil if there is none.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard isFinite, abs(determinant) > 1e-18 else { return nil }
    let result = inverted()
    return result.isFinite ? result : nil
  }
}
