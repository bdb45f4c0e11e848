import Foundation

/// The pixels of an image under a map.
///
/// Places in the image are integers with 24 bits behind the point, found from a pixel's column and
/// row alone, so that no band's or span's beginning changes a pixel. Outside its part of the image
/// the nearest pixel of that part continues.
struct ImageShader: Sendable {
  private let image: Bitmap
  private let clamp: PixelRect
  private let sampling: Sampling
  private let u: Place, v: Place

  /// A coordinate in the image as a function of the pixel's.
  private struct Place: Sendable {
    let origin: Int, perColumn: Int, perRow: Int

    func at(_ x: Int, _ y: Int) -> Int { origin &+ x &* perColumn &+ y &* perRow }
  }

  private static let fractionBits = 24

  /// Makes a shader of a part of an image; nil for a map without inverse.
  init?(_ image: Bitmap, _ clamp: PixelRect, _ transform: CGAffineTransform, _ sampling: Sampling) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant.isFinite, determinant != 0, !clamp.isEmpty else { return nil }
    let t = transform.inverted()
    (self.image, self.clamp, self.sampling) = (image, clamp, sampling)
    // A pixel's centre is half a pixel in; a sample between pixels is counted from their centres.
    let shift: CGFloat = sampling == .linear ? -0.5 : 0
    u = Place(
      origin: Self.fixed((t.a + t.c) / 2 + t.tx + shift), perColumn: Self.fixed(t.a),
      perRow: Self.fixed(t.c))
    v = Place(
      origin: Self.fixed((t.b + t.d) / 2 + t.ty + shift), perColumn: Self.fixed(t.b),
      perRow: Self.fixed(t.d))
  }

  /// Makes a shader of an image that lies on the pixels of a rectangle.
  init(_ image: Bitmap, at place: PixelRect) {
    (self.image, sampling) = (image, .nearest)
    clamp = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
    let one = 1 << Self.fractionBits
    u = Place(origin: -place.minX << Self.fractionBits, perColumn: one, perRow: 0)
    v = Place(origin: -place.minY << Self.fractionBits, perColumn: 0, perRow: one)
  }

  private static func fixed(_ value: CGFloat) -> Int {
    let limit = 67_108_864.0
    return FixedPoint.round(min(max(Double(value), -limit), limit) * Double(1 << fractionBits))
  }

  /// Writes the pixels of a row from a column on.
  func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    image.withUnsafePixels { words in
      guard let words = words.baseAddress else { return }
      switch sampling {
      case .nearest: nearest(words, pixels, x, y, count)
      case .linear: linear(words, pixels, x, y, count)
      }
    }
  }

  private func nearest(
    _ words: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int,
    _ count: Int
  ) {
    var (u, v) = (u.at(x, y), v.at(x, y))
    var index = 0
    while index < count {
      let column = min(max(u >> Self.fractionBits, clamp.minX), clamp.maxX &- 1)
      let row = min(max(v >> Self.fractionBits, clamp.minY), clamp.maxY &- 1)
      pixels[index] = words[row &* image.width &+ column]
      u &+= self.u.perColumn
      v &+= self.v.perColumn
      index &+= 1
    }
  }

  private func linear(
    _ words: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int,
    _ count: Int
  ) {
    var (u, v) = (u.at(x, y), v.at(x, y))
    var index = 0
    while index < count {
      let column = u >> Self.fractionBits
      let left = min(max(column, clamp.minX), clamp.maxX &- 1)
      let right = min(max(column &+ 1, clamp.minX), clamp.maxX &- 1)
      let line = v >> Self.fractionBits
      let above = min(max(line, clamp.minY), clamp.maxY &- 1) &* image.width
      let below = min(max(line &+ 1, clamp.minY), clamp.maxY &- 1) &* image.width
      let (fu, fv) = (Self.weight(u), Self.weight(v))
      pixels[index] = Blending.mixed(
        Blending.mixed(words[above &+ left], words[above &+ right], fu),
        Blending.mixed(words[below &+ left], words[below &+ right], fu), fv)
      u &+= self.u.perColumn
      v &+= self.v.perColumn
      index &+= 1
    }
  }

  /// Returns the share of the second pixel, from 0 to 255 of 256.
  @inline(__always)
  private static func weight(_ place: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: place >> (fractionBits &- 8)) & 255
  }
}
