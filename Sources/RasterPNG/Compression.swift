internal import RasterCore

/// How hard a picture is squeezed.
struct Compression: Equatable {
  /// zlib's level, 0 to 9.
  var level: UInt8 = 6
  /// Whether each row is stored as its difference to the row above.
  var filtersUp: Bool

  /// Chooses for a picture.
  init(for bitmap: Bitmap) {
    filtersUp = false
  }
}
