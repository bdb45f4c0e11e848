import RasterCore

/// The fixed palette of 256 colours for all sixel pictures: 216 combinations of six levels each of
/// red, green and blue, and forty greys.
enum SixelPalette {
  static func color(_ index: UInt8) -> Pixel {
    let index = Int(index)
    if index >= 216 {
      let level = level(ofGrey: index - 216)
      return Pixel(red: level, green: level, blue: level)
    }
    let (red, green, blue) = (index / 36, index / 6 % 6, index % 6)
    return Pixel(red: UInt8(red * 51), green: UInt8(green * 51), blue: UInt8(blue * 51))
  }

  /// Returns the index of the palette colour nearest to each pixel, row by row.
  static func indices(of picture: Bitmap) -> [UInt8] {
    picture.withUnsafePixels { pixels in
      // Adjacent pixels are mostly equal, so the last result is reused.
      var (last, lastIndex): (UInt32, UInt8) = (0, nearest(Pixel(word: 0)))
      return pixels.map { word in
        if word != last { (last, lastIndex) = (word, nearest(Pixel(word: word))) }
        return lastIndex
      }
    }
  }

  /// Returns the index of the palette colour nearest to a premultiplied pixel composited over
  /// white.
  static func nearest(_ pixel: Pixel) -> UInt8 {
    let rest = 255 - Int(pixel.alpha)
    let parts = (Int(pixel.red) + rest, Int(pixel.green) + rest, Int(pixel.blue) + rest)
    let step = { (part: Int) in (part * 5 + 127) / 255 }
    let cube = UInt8(step(parts.0) * 36 + step(parts.1) * 6 + step(parts.2))
    let mean = (parts.0 + parts.1 + parts.2) / 3
    let grey = UInt8(216 + min(max((mean * 41 + 127) / 255 - 1, 0), 39))
    return distance(parts, cube) <= distance(parts, grey) ? cube : grey
  }

  /// Returns the brightness of a grey of the palette; the forty greys divide the range from black
  /// to white into 41 steps.
  private static func level(ofGrey number: Int) -> UInt8 {
    UInt8(((number + 1) * 255 + 20) / 41)
  }

  private static func distance(_ parts: (Int, Int, Int), _ index: UInt8) -> Int {
    let color = color(index)
    let red = parts.0 - Int(color.red)
    let green = parts.1 - Int(color.green)
    let blue = parts.2 - Int(color.blue)
    return red * red + green * green + blue * blue
  }
}
