internal import RasterCore

/// How a picture is compressed: zlib's level, and whether rows are filtered before.
///
/// Flat pictures repeat themselves exactly, left and above, and are smallest as they are;
/// photographs do not, and the difference of each row to the one above is smaller than the row.
/// Measured on frames of 1242 × 2208 pixels, in milliseconds and kilobytes:
///
///     zlib's level           1           3           6           9
///     interface, as is    18, 315     19, 301     39, 269    189, 249
///     interface, up       23, 374     25, 368     45, 343    296, 331
///     eight photos, as is 99, 4263   117, 4187   174, 4172   211, 4166
///     eight photos, up    82, 3316   139, 3200   462, 3000  1302, 2964
///
/// Choosing row by row saves one per cent of the last. Run lengths alone (`Z_RLE`) take half the
/// time on a photograph but twice the bytes on a sheet that shows it before and after.
struct Compression: Equatable {
  /// zlib's level, 0 to 9.
  var level: UInt8
  /// Whether each row is stored as its difference to the row above.
  var filtersUp: Bool

  static let flat = Compression(level: 6, filtersUp: false)
  static let photograph = Compression(level: 3, filtersUp: true)
}

extension Compression {
  /// Chooses the compression for a picture from a sample of some 4,000 of its pixels.
  init(for bitmap: Bitmap) {
    let isFlat = bitmap.withUnsafePixels { pixels in
      Self.isFlat(pixels, width: bitmap.width, height: bitmap.height)
    }
    self = isFlat ? .flat : .photograph
  }

  /// Whether at least half of the sampled pixels equal their left neighbours.
  private static func isFlat(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int
  ) -> Bool {
    var same = 0
    var seen = 0
    // At most 64 rows and columns, evenly spread; the first column has no left neighbour.
    for y in stride(from: 0, to: height, by: height / 64 + 1) {
      for x in stride(from: 1, to: width, by: width / 64 + 1) {
        let index = y * width + x
        same += pixels[index] == pixels[index - 1] ? 1 : 0
        seen += 1
      }
    }
    return 2 * same >= seen
  }
}
