/// A cache of the most recently blurred shadow masks.
///
/// The cells of a collection view usually cast the same shadow.
struct ShadowCache {
  /// A cached mask and its cache key.
  private struct Shadow {
    let bitmap: Bitmap
    let part: PixelRect
    let blur: BoxBlur
    let mask: CoverageMask
  }

  private var shadows: [Shadow] = []
  /// The maximum number of cached masks, which is small because each look-up compares bitmaps.
  private static let limit = 4

  /// Returns a part of a bitmap's blurred alpha, from the cache if possible.
  mutating func mask(of bitmap: Bitmap, in part: PixelRect, _ blur: BoxBlur) -> CoverageMask {
    let known = shadows.last {
      $0.part == part && $0.blur == blur && $0.bitmap.hasAlpha(of: bitmap)
    }
    if let known { return known.mask }
    let mask = blur.blurredAlpha(of: bitmap, in: part)
    if shadows.count == Self.limit { shadows.removeFirst() }
    shadows.append(Shadow(bitmap: bitmap, part: part, blur: blur, mask: mask))
    return mask
  }
}

extension Bitmap {
  /// Returns whether another bitmap has the same size and the same alpha in every pixel.
  fileprivate func hasAlpha(of other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return withUnsafePixels { a in
      other.withUnsafePixels { b in
        // Only the highest byte, alpha, is compared, since colours do not affect the shadow.
        var difference: UInt32 = 0
        var index = 0
        while index < a.count {
          difference |= a[index] ^ b[index]
          index &+= 1
        }
        return difference >> 24 == 0
      }
    }
  }
}
