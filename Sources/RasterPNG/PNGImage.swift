public import RasterCore

/// What was in a PNG file.
public struct PNGImage: Sendable, Equatable {
  /// The pixels in sRGB.
  public var bitmap: Bitmap
  /// How densely the pixels are meant to lie; nil when the file says nothing or has pixels that are
  /// not square.
  public var pixelsPerMeter: Int?
  /// The texts in the order of the file.
  public var text: [TextChunk]

  /// Makes an image of its parts.
  public init(bitmap: Bitmap, pixelsPerMeter: Int? = nil, text: [TextChunk] = []) {
    self.bitmap = bitmap
    self.pixelsPerMeter = pixelsPerMeter
    self.text = text
  }
}
