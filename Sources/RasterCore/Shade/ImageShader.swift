import Foundation

/// A shader for the pixels of an image under a transform.
///
/// Coordinates in the image are fixed-point numbers with 24 fraction bits. Each is an origin plus
/// multiples of a step per column and a step per row, so a pixel does not depend on the row at
/// which its band starts or on the column at which its run starts. Outside the drawn part of the
/// image, the nearest pixel of that part is repeated.
struct ImageShader: Sendable {
  private let image: Bitmap
  private let clamp: PixelRect
  private let sampling: Sampling
  /// Whether the image is drawn at its own size and aligned with the pixels, so that its pixels are
  /// copied.
  private let isCopy: Bool
  private let u: Place, v: Place

  /// A coordinate in the image as a linear function of the pixel's column and row.
  private struct Place: Sendable {
    let origin: Int, perColumn: Int, perRow: Int

    func at(_ x: Int, _ y: Int) -> Int { origin &+ x &* perColumn &+ y &* perRow }

    /// Returns whether the coordinate grows by exactly one per column (`columns` = 1) or per row
    /// (`columns` = 0) and, with linear sampling, is never between two pixels.
    func isWhole(perColumn columns: Int, _ sampling: Sampling) -> Bool {
      let one = 1 << placeBits
      return perColumn == columns * one && perRow == (1 - columns) * one
        && (sampling == .nearest || weight(origin) == 0)
    }
  }

  /// Makes a shader of a part of an image.
  ///
  /// Returns nil if the part is empty or the transform has no inverse.
  init?(_ image: Bitmap, _ clamp: PixelRect, _ transform: CGAffineTransform, _ sampling: Sampling) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant.isFinite, determinant != 0, !clamp.isEmpty else { return nil }
    let t = transform.inverted()
    self.image = image
    self.clamp = clamp
    self.sampling = sampling
    // A pixel's centre is half a pixel from its edge, and linear sampling measures between centres.
    // Half a unit of a weight, 1/512, is added, so that weights are rounded rather than truncated.
    let shift: CGFloat = sampling == .linear ? -0.5 + 1.0 / 512 : 0
    u = Place(
      origin: Self.fixed((t.a + t.c) / 2 + t.tx + shift), perColumn: Self.fixed(t.a),
      perRow: Self.fixed(t.c))
    v = Place(
      origin: Self.fixed((t.b + t.d) / 2 + t.ty + shift), perColumn: Self.fixed(t.b),
      perRow: Self.fixed(t.d))
    isCopy = u.isWhole(perColumn: 1, sampling) && v.isWhole(perColumn: 0, sampling)
  }

  /// Makes a shader that copies an image to a rectangle of pixels of the same size.
  init(_ image: Bitmap, at place: PixelRect) {
    self.image = image
    sampling = .nearest
    isCopy = true
    clamp = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
    let one = 1 << placeBits
    u = Place(origin: -place.minX << placeBits, perColumn: one, perRow: 0)
    v = Place(origin: -place.minY << placeBits, perColumn: 0, perRow: one)
  }

  private static func fixed(_ value: CGFloat) -> Int {
    // The limit of 2²⁶, with 24 fraction bits, is 2⁵⁰. Products with columns and rows may still
    // wrap around under an extreme transform, but every coordinate is clamped to the image before a
    // pixel is read.
    let limit = 67_108_864.0
    return FixedPoint.round(min(max(Double(value), -limit), limit) * Double(1 << placeBits))
  }

  /// Writes the pixels of a row, starting at a column.
  func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    image.withUnsafePixels { words in
      guard let words = words.baseAddress else { return }
      switch sampling {
      // An image aligned with whole pixels at its own size is copied row by row.
      case _ where isCopy: copy(words, pixels, x, y, count)
      case .nearest: nearest(words, pixels, x, y, count)
      case .linear: linear(words, pixels, x, y, count)
      }
    }
  }

  /// Copies a row of the image.
  ///
  /// If the row extends beyond the drawn part, the border pixels are repeated instead.
  private func copy(
    _ words: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int,
    _ count: Int
  ) {
    let first = u.at(x, y) >> placeBits
    guard first >= clamp.minX, first &+ count <= clamp.maxX else {
      return nearest(words, pixels, x, y, count)
    }
    let row = min(max(v.at(x, y) >> placeBits, clamp.minY), clamp.maxY &- 1)
    pixels.update(from: words + (row &* image.width &+ first), count: count)
  }

  private func nearest(
    _ words: UnsafePointer<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int,
    _ count: Int
  ) {
    var (u, v) = (u.at(x, y), v.at(x, y))
    var index = 0
    while index < count {
      let column = min(max(u >> placeBits, clamp.minX), clamp.maxX &- 1)
      let row = min(max(v >> placeBits, clamp.minY), clamp.maxY &- 1)
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
      let column = u >> placeBits
      // Each coordinate of the four pixels is clamped separately, so that at the border of the
      // drawn part, two of the four are the same pixel.
      let left = min(max(column, clamp.minX), clamp.maxX &- 1)
      let right = min(max(column &+ 1, clamp.minX), clamp.maxX &- 1)
      let line = v >> placeBits
      let above = words + min(max(line, clamp.minY), clamp.maxY &- 1) &* image.width
      let below = words + min(max(line &+ 1, clamp.minY), clamp.maxY &- 1) &* image.width
      let (across, down) = (weight(u), weight(v))
      pixels[index] =
        WidePixel(above[left]).mixed(across, with: WidePixel(above[right]))
        .mixed(down, with: WidePixel(below[left]).mixed(across, with: WidePixel(below[right])))
        .word
      u &+= self.u.perColumn
      v &+= self.v.perColumn
      index &+= 1
    }
  }
}

/// The number of fraction bits of a coordinate in an image.
private let placeBits = 24

/// Returns the weight of the second of two pixels, in 256ths, from 0 to 255.
@inline(__always)
private func weight(_ place: Int) -> UInt64 {
  UInt64(truncatingIfNeeded: place >> (placeBits &- 8)) & 255
}

/// A pixel with 16 bits per channel.
private struct WidePixel {
  private let channels: UInt64
  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

  @inline(__always)
  init(_ word: UInt32) {
    let wide = UInt64(word)
    channels = (wide | wide << 24) & Self.mask
  }

  @inline(__always)
  private init(channels: UInt64) { self.channels = channels }

  /// Returns a mix with another pixel, whose weight is `share`/256.
  @inline(__always)
  func mixed(_ share: UInt64, with other: WidePixel) -> WidePixel {
    let sum = channels &* (256 &- share) &+ other.channels &* share &+ 0x0080_0080_0080_0080
    return WidePixel(channels: sum >> 8 & Self.mask)
  }

  @inline(__always)
  var word: UInt32 { UInt32(truncatingIfNeeded: channels | channels >> 24) }
}
