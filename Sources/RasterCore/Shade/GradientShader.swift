private import CKernels
import Foundation

/// A shader for the pixels of a gradient.
///
/// The inverse transform maps each pixel's centre to a location along the gradient, which is in one
/// of its ramps:
///
/// ```
///  ─────╱──╲_____      ramps: before the first stop, between each two, after the last
///   0   1  2   3
/// ```
struct GradientShader: Sendable {
  /// A piece of the gradient: a premultiplied colour with fractional components in 0…255, and its
  /// slope.
  fileprivate struct Ramp: Sendable {
    let start: Double
    var end = Double.infinity
    let from: SIMD4<Double>
    /// The change of the colour per unit of location.
    let slope: SIMD4<Double>
  }

  private let ramps: [Ramp]
  /// The ramps in the kernel's layout.
  private let kernelRamps: [CKernelsRamp]
  /// The transform from device space to gradient space.
  ///
  /// In gradient space, a linear gradient runs along x from 0 to 1, and a radial one fills the unit
  /// circle.
  private let inverse: CGAffineTransform
  private let isRadial: Bool
  private let spread: Gradient.Spread
  /// The circles of a gradient between two circles, in gradient space; nil for any other gradient.
  private let circles: GradientCircles?
  /// Whether the kernel can draw the gradient: its spread is `pad`, it is not one between two
  /// circles, and no pixel's location can overflow.
  private let isTame: Bool
  /// Whether all of the gradient's colours are opaque; false for a gradient between two circles,
  /// which may leave pixels transparent.
  let isOpaque: Bool

  /// Makes a linear gradient between two points.
  ///
  /// Returns nil if it has no stops, the points are equal, or the transform has no inverse.
  init?(_ gradient: Gradient, along from: CGPoint, _ to: CGPoint, transform: CGAffineTransform) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let unit = CGAffineTransform(a: dx, b: dy, c: -dy, d: dx, tx: from.x, ty: from.y)
    self.init(gradient, unit.concatenating(transform), isRadial: false)
  }

  /// Makes a radial gradient around a centre.
  ///
  /// Returns nil if it has no stops, the radius is 0, or the transform has no inverse.
  init?(
    _ gradient: Gradient, around center: CGPoint, _ radius: CGFloat, transform: CGAffineTransform
  ) {
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    self.init(gradient, unit.concatenating(transform), isRadial: true)
  }

  /// Makes a gradient between two circles.
  ///
  /// Returns nil if it has no stops or the transform has no inverse.
  init?(_ gradient: Gradient, between circles: GradientCircles, transform: CGAffineTransform) {
    self.init(gradient, transform, isRadial: true, circles: circles)
  }

  private init?(
    _ gradient: Gradient, _ transform: CGAffineTransform, isRadial: Bool,
    circles: GradientCircles? = nil
  ) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard !gradient.stops.isEmpty, determinant.isFinite, determinant != 0 else { return nil }
    ramps = Self.ramps(gradient.stops)
    kernelRamps = ramps.map(CKernelsRamp.init)
    isOpaque = circles == nil && ramps.allSatisfy { $0.from[3] == 255 && $0.slope[3] == 0 }
    (self.circles, spread) = (circles, gradient.spread)
    let t = transform.inverted()
    inverse = t
    self.isRadial = isRadial
    isTame =
      circles == nil && spread == .pad
      && [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy { abs($0) < 1e12 }
  }

  private static func ramps(_ stops: [Gradient.Stop]) -> [Ramp] {
    var ramps = [Ramp(start: -.infinity, from: channels(stops[0].color), slope: .zero)]
    for (stop, next) in zip(stops, stops.dropFirst()) where next.location > stop.location {
      let (from, to) = (channels(stop.color), channels(next.color))
      let length = Double(next.location - stop.location)
      ramps.append(Ramp(start: Double(stop.location), from: from, slope: (to - from) / length))
    }
    let last = stops[stops.count - 1]
    ramps.append(
      Ramp(start: Double(last.location), from: channels(last.color), slope: .zero))
    for index in ramps.indices.dropLast() { ramps[index].end = ramps[index + 1].start }
    return ramps
  }

  private static func channels(_ color: Color) -> SIMD4<Double> {
    let alpha = Color.clamp(color.alpha) * 255
    return SIMD4(
      Color.clamp(color.red) * alpha, Color.clamp(color.green) * alpha,
      Color.clamp(color.blue) * alpha, alpha)
  }

  /// Writes the pixels of a row, starting at a column.
  func shade(
    _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, wide: Bool
  ) {
    // In a vertical gradient all pixels of a row have the same colour, so only one is computed.
    let distinct = inverse.a == 0 && !isRadial ? min(1, count) : count
    if wide, isTame {
      shadeWide(pixels, x: x, y: y, count: distinct)
    } else {
      shade(pixels, x: x, y: y, count: distinct)
    }
    if distinct < count { pixels.update(repeating: pixels[0], count: count) }
  }

  private func shadeWide(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    kernelRamps.withUnsafeBufferPointer { ramps in
      var gradient = CKernelsGradient(
        a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: inverse.tx, ty: inverse.ty,
        ramps: ramps.baseAddress, count: ramps.count, isRadial: isRadial)
      CKernelsShadeGradient(pixels, count, &gradient, Double(x) + 0.5, Double(y) + 0.5)
    }
  }

  private func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    var ramp = 0
    // Adjacent pixels are mostly on the same ramp or an adjacent one, so the search continues from
    // the last ramp.
    for index in 0..<count {
      guard let place = place(CGFloat(x + index) + 0.5, CGFloat(y) + 0.5) else {
        pixels[index] = 0
        continue
      }
      while place >= ramps[ramp].end { ramp += 1 }
      while place < ramps[ramp].start { ramp -= 1 }
      pixels[index] = Self.word(ramps[ramp], at: place)
    }
  }

  /// Returns the location of a point on the gradient, or nil if it has no colour there.
  private func place(_ x: CGFloat, _ y: CGFloat) -> Double? {
    let u = inverse.a * x + inverse.c * y + inverse.tx
    guard isRadial else { return spread.inside(Double(u)) }
    let v = inverse.b * x + inverse.d * y + inverse.ty
    if let circles { return circles.location(Double(u), Double(v)).map(spread.inside) }
    return spread.inside(Double((u * u + v * v).squareRoot()))
  }

  private static func word(_ ramp: Ramp, at place: Double) -> UInt32 {
    // The first ramp begins at -∞ and has no slope, and ∞ · 0 would be NaN.
    let along = ramp.start.isFinite ? place - ramp.start : 0
    func part(_ channel: Int) -> UInt32 {
      let value = FixedPoint.round(ramp.from[channel] + ramp.slope[channel] * along)
      return UInt32(truncatingIfNeeded: min(255, max(0, value)))
    }
    return part(0) | part(1) << 8 | part(2) << 16 | part(3) << 24
  }
}

extension CKernelsRamp {
  fileprivate init(_ ramp: GradientShader.Ramp) {
    let (from, slope) = (ramp.from, ramp.slope)
    self.init(
      start: ramp.start, end: ramp.end, from: (from[0], from[1], from[2], from[3]),
      slope: (slope[0], slope[1], slope[2], slope[3]), isFlat: !ramp.start.isFinite)
  }
}

extension Gradient.Spread {
  /// Converts a location of a reflected or repeated gradient to the one between 0 and 1 that has
  /// the same colour; for a padded gradient, the location is unchanged.
  fileprivate func inside(_ place: Double) -> Double {
    switch self {
    case .pad: place
    case .repeat: place - place.rounded(.down)
    case .reflect: 1 - abs(1 - (place / 2 - (place / 2).rounded(.down)) * 2)
    }
  }
}
