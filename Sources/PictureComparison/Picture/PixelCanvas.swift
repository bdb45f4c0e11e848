import RasterCore

/// An opaque picture while a difference is drawn into it, pixel by pixel.
struct PixelCanvas {
  /// The drawing of a picture onto the canvas.
  enum Fading {
    /// No fading.
    case none
    /// Grey and nearly white, so that colours on it stand out.
    case faded
  }

  /// The colour between pictures, a light grey: `#E5E5EA`.
  static let desk: UInt32 = 0xFFEA_E5E5
  private static let white: UInt32 = 0xFFFF_FFFF
  /// Violet `#7A00E6`, which neither heat nor most pictures have.
  private static let frameColor: UInt32 = 0xFFE6_007A
  /// Blue `#5B8DEF`.
  private static let hatchColor: UInt32 = 0xFFEF_8D5B

  private(set) var bitmap: Bitmap

  /// Lays pictures side by side, translucent parts on a checkerboard.
  ///
  /// Every row is written once, from the top: a picture of many megabytes is not cleared before.
  ///
  /// - Parameters:
  ///   - width: of the canvas.
  ///   - height: of the canvas.
  ///   - background: the colour outside of the picture.
  ///   - pictures: each with the place of its first pixel, from where it fits on the canvas.
  ///   - fading: how they are laid.
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

  /// A pixel; outside the canvas writing does nothing.
  subscript(x: Int, y: Int) -> UInt32 {
    get { bitmap[x, y].word }
    set {
      guard x >= 0 && y >= 0 && x < bitmap.width && y < bitmap.height else { return }
      bitmap[x, y] = Pixel(word: newValue)
    }
  }

  /// Draws letters over the present pixels.
  mutating func write(_ letters: Bitmap, at place: (x: Int, y: Int)) {
    for y in 0..<letters.height {
      for x in 0..<letters.width {
        let below = self[x + place.x, y + place.y]
        self[x + place.x, y + place.y] = Self.over(letters[x, y].word, below)
      }
    }
  }

  /// A premultiplied pixel over an opaque one.
  private static func over(_ pixel: UInt32, _ below: UInt32) -> UInt32 {
    // Half of 255 is added below, so that dividing rounds to the nearest.
    let rest = 255 - (pixel >> 24)
    let channels = [UInt32(0), 8, 16].map { shift in
      ((pixel >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255) << shift
    }
    return channels.reduce(0xFF00_0000, +)
  }

  /// Colours the pixels of runs by how much two pictures differ there, from amber for one level to
  /// red for all 255.
  mutating func heat(
    _ runs: [PixelRun], _ golden: Bitmap, _ actual: Bitmap, kernels: RowKernels = RowKernels()
  ) {
    let width = bitmap.width
    bitmap.withUnsafeMutablePixels { pixels in
      PixelPlane.withCommonPart(golden, actual) { old, new in
        for run in runs {
          let row = UnsafeMutableBufferPointer(
            rebasing: pixels[run.y * width..<(run.y + 1) * width])
          // What only one of them has, differs as much as can be.
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

  /// Amber `#FFB000` to red `#D00000`, in equal steps.
  static func color(ofDelta delta: UInt8) -> UInt32 {
    let delta = UInt32(delta)
    let (red, green) = (255 - 47 * delta / 255, 176 - 176 * delta / 255)
    return 0xFF00_0000 | green << 8 | red
  }

  /// Draws a frame around a rectangle, two pixels thick and three away from it.
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

  /// Draws lines at 45° over a rectangle, two pixels in eight.
  mutating func hatch(_ rectangle: PixelRect) {
    for y in rectangle.rows.clamped(to: 0..<bitmap.height) {
      for x in rectangle.columns.clamped(to: 0..<bitmap.width) where (x + y) % 8 < 2 {
        self[x, y] = Self.hatchColor
      }
    }
  }

  /// A premultiplied pixel on white and grey squares of 8 × 8.
  static func laid(_ pixel: UInt32, _ x: Int, _ y: Int) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    let backdrop: UInt32 = (x >> 3 + y >> 3) & 1 == 0 ? 255 : 204
    let rest = (backdrop * (255 - alpha) + 127) / 255
    // No channel exceeds alpha, so no sum carries into the next.
    return 0xFF00_0000 | ((pixel & 0x00FF_FFFF) + rest * 0x0001_0101)
  }

  /// The pixel's brightness, a fifth as strong: black is 204, white stays.
  static func faded(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    // Rec. 709 in 256ths.
    let brightness = (red * 54 + green * 183 + blue * 19) >> 8
    return 0xFF00_0000 | (204 + brightness / 5) * 0x0001_0101
  }
}
