import Basics

/// The digests of images' pixels, so that an image that is drawn forty times is read once.
///
/// An image is known by the address of its pixels. The cache holds the image, so no other comes to
/// are at the address, and who changes it changes a copy.
enum PixelDigests {
  private struct Entry {
    let bitmap: Bitmap
    let digest: SIMD4<UInt64>
  }

  /// Images of at most 32 MB together, each kept alive.
  private static let known = Mutex(
    GenerationalCache<UnsafePointer<UInt32>, Entry>(limit: 32 << 20))

  /// Smaller images are read in less time than they are found in.
  private static let smallest = 1 << 10

  /// Returns the digest of an image's pixels, without its size.
  static func digest(of bitmap: Bitmap) -> SIMD4<UInt64> {
    let address = bitmap.withUnsafePixels(\.baseAddress)
    let bytes = 4 * bitmap.width * bitmap.height
    guard let address, bytes >= smallest else { return read(bitmap) }
    if let entry = known.withLock({ $0.value(for: address) }) { return entry.digest }
    // As with glyphs: no lock is held while an image is read, and two threads may read the same.
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
