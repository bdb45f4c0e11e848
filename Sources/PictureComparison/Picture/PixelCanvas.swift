import RasterCore

/// An opaque picture into which a difference is drawn, pixel by pixel.
struct PixelCanvas {
  /// The change of a picture's colours when it is copied to the canvas.
  enum Fading {
    /// The colours are unchanged.
    case none
    /// The picture is grey and almost white, so that colours over it are conspicuous.
    case faded
  }

  /// The background colour between pictures, a light grey: `#E5E5EA`.
  static let desk: UInt32 = 0xFFEA_E5E5
  private static let white: UInt32 = 0xFFFF_FFFF
  /// The frame colour, violet `#7A00E6`, which is neither a heat colour nor common in pictures.
  private static let frameColor: UInt32 = 0xFFE6_007A
  /// The hatching colour, blue `#5B8DEF`.
  private static let hatchColor: UInt32 = 0xFFEF_8D5B

  private(set) var bitmap: Bitmap

  /// Copies pictures to a canvas, with translucent parts on a checkerboard.
  ///
  /// The rows are filled one by one from the top, so that a large canvas is not cleared as a whole
  /// first.
  ///
  /// - Parameters:
  ///   - width: the width of the canvas.
  ///   - height: the height of the canvas.
  ///   - background: the colour outside of the pictures.
  ///   - pictures: the pictures, each with the position of its top left pixel; they must fit on the
  ///     canvas.
  ///   - fading: the way in which the pictures are copied.
  ///   - kernels: the loops that draw a row.
  init(
    width: Int, height: Int, background: UInt32 = PixelCanvas.white,
    pictures: [(picture: Bitmap, x: Int, y: Int)], fading: Fading = .none,
    kernels: RowKernels = RowKernels()
  ) {
    bitmap = Bitmap(width: width, height: height) { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<height {
        let row = base + y * width
        row.initialize(repeating: background, count: width)
        for (picture, x, top) in pictures where top <= y && y < top + picture.height {
          picture.withUnsafePixels { source in
            guard let source = source.baseAddress else { return }
            kernels.lay(
              source + (y - top) * picture.width, on: row + x, count: picture.width, row: y - top,
              fading: fading)
          }
        }
      }
    }
  }

  /// The pixel at a position; setting a pixel outside the canvas has no effect.
  subscript(x: Int, y: Int) -> UInt32 {
    get { bitmap[x, y].word }
    set {
      guard x >= 0 && y >= 0 && x < bitmap.width && y < bitmap.height else { return }
      bitmap[x, y] = Pixel(word: newValue)
    }
  }

  /// Draws a picture of text over the existing pixels.
  mutating func write(_ letters: Bitmap, at place: (x: Int, y: Int)) {
    for y in 0..<letters.height {
      for x in 0..<letters.width {
        let below = self[x + place.x, y + place.y]
        self[x + place.x, y + place.y] = Self.over(letters[x, y].word, below)
      }
    }
  }

  /// Returns a premultiplied pixel composited over an opaque one.
  private static func over(_ pixel: UInt32, _ below: UInt32) -> UInt32 {
    // Half of 255 is added before the division, so that the division rounds to the nearest value.
    let rest = 255 - (pixel >> 24)
    let channels = [UInt32(0), 8, 16].map { shift in
      ((pixel >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255) << shift
    }
    return channels.reduce(0xFF00_0000, +)
  }

  /// Colours the pixels of runs by the difference of two pictures, from amber for 1 to red for 255.
  mutating func heat(
    _ runs: [PixelRun], _ golden: Bitmap, _ actual: Bitmap, kernels: RowKernels = RowKernels()
  ) {
    let width = bitmap.width
    bitmap.withUnsafeMutablePixels { pixels in
      PixelPlane.withCommonPart(golden, actual) { old, new in
        for run in runs {
          let row = UnsafeMutableBufferPointer(
            rebasing: pixels[run.y * width..<(run.y + 1) * width])
          // Pixels that exist only in one of the pictures count as the maximum difference.
          let common = run.columns.clamped(to: 0..<(run.y < old.height ? old.width : 0))
          let alone = run.columns.clamped(to: common.upperBound..<width)
          row[alone].update(repeating: Self.color(ofDelta: .max))
          guard let first = old.start(ofRow: run.y), let second = new.start(ofRow: run.y),
            let target = row.baseAddress, !common.isEmpty
          else { continue }
          kernels.heat(
            first + common.lowerBound, second + common.lowerBound, on: target + common.lowerBound,
            count: common.count)
        }
      }
    }
  }

  /// Returns the colour for a difference: a linear gradient from amber `#FFB000` to red `#D00000`.
  static func color(ofDelta delta: UInt8) -> UInt32 {
    let delta = UInt32(delta)
    let (red, green) = (255 - 47 * delta / 255, 176 - 176 * delta / 255)
    return 0xFF00_0000 | green << 8 | red
  }

  /// Draws a frame around a rectangle, two pixels thick and three pixels away from it.
  mutating func frame(_ rectangle: PixelRect) {
    for distance in 4...5 {
      let columns = rectangle.x - distance...rectangle.columns.upperBound + distance - 1
      let rows = rectangle.y - distance...rectangle.rows.upperBound + distance - 1
      for x in columns {
        self[x, rows.lowerBound] = Self.frameColor
        self[x, rows.upperBound] = Self.frameColor
      }
      for y in rows {
        self[columns.lowerBound, y] = Self.frameColor
        self[columns.upperBound, y] = Self.frameColor
      }
    }
  }

  /// Draws diagonal lines over a rectangle, two pixels thick in steps of eight.
  mutating func hatch(_ rectangle: PixelRect) {
    for y in rectangle.rows.clamped(to: 0..<bitmap.height) {
      for x in rectangle.columns.clamped(to: 0..<bitmap.width) where (x + y) % 8 < 2 {
        self[x, y] = Self.hatchColor
      }
    }
  }

  /// Returns a premultiplied pixel composited over a checkerboard of white and grey 8 × 8 squares.
  static func laid(_ pixel: UInt32, _ x: Int, _ y: Int) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    let backdrop: UInt32 = (x >> 3 + y >> 3) & 1 == 0 ? 255 : 204
    let rest = (backdrop * (255 - alpha) + 127) / 255
    // No channel exceeds alpha, so no sum overflows into the next channel.
    return 0xFF00_0000 | ((pixel & 0x00FF_FFFF) + rest * 0x0001_0101)
  }

  /// Returns the pixel's brightness with a fifth of the contrast: black becomes 204, white is
  /// unchanged.
  static func faded(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    // These are the Rec. 709 weights in 256ths.
    let brightness = (red * 54 + green * 183 + blue * 19) >> 8
    return 0xFF00_0000 | (204 + brightness / 5) * 0x0001_0101
  }
}
