import Basics

/// A cache of the digests of images' pixels, so that the pixels of an image drawn many times are
/// read once.
///
/// The key is the address of the pixels. The cache keeps the image alive, so no other image can get
/// the same address, and an image in the cache is shared, so a change is made to a copy of its
/// pixels.
enum PixelDigests {
  private struct Entry {
    let bitmap: Bitmap
    let digest: SIMD4<UInt64>
  }

  /// The cached images, at most 16 MB each and 32 MB in total; the cache's references keep them
  /// alive.
  private static let known = Mutex(
    GenerationalCache<UnsafePointer<UInt32>, Entry>(limit: 32 << 20))

  /// The smallest number of bytes worth caching; the digest of a smaller image is computed each
  /// time.
  private static let smallest = 1 << 10

  /// Returns the digest of an image's pixels.
  ///
  /// The image's size is not part of the digest.
  static func digest(of bitmap: Bitmap) -> SIMD4<UInt64> {
    let address = bitmap.withUnsafePixels(\.baseAddress)
    let bytes = 4 * bitmap.width * bitmap.height
    guard let address, bytes >= smallest else { return read(bitmap) }
    if let entry = known.withLock({ $0.value(for: address) }) { return entry.digest }
    // No lock is held while an image is read, so two threads may read the same image.
    let digest = read(bitmap)
    known.withLock { $0.insert(Entry(bitmap: bitmap, digest: digest), for: address, cost: bytes) }
    return digest
  }

  private static func read(_ bitmap: Bitmap) -> SIMD4<UInt64> {
    var state = DigestState()
    bitmap.withUnsafeBytes { state.absorb($0) }
    return state.finish()
  }
}
