/// Reading and writing pictures as PNG files.
///
/// Everything libpng reads becomes a premultiplied sRGB `Bitmap` of 8 bits; what is written is sRGB
/// of 8 bits, without alpha where every pixel is opaque. A bitmap that is written and read again
/// has the same bytes.
public enum PNG {
  /// How many pixels a file may have unless the caller says otherwise: 2²⁸, a gigabyte of memory.
  public static let defaultMaximumPixels = 1 << 28
}
