/// The source-over mode, with which nearly everything is drawn, four pixels at a time.
///
/// If the length of a row filled with one colour is not a multiple of four, its last four pixels
/// are drawn together; those of the four that are already drawn get coverage 0, so that they stay
/// unchanged. `before` is the number of pixels that precede the row in the same memory, which are
/// needed if the row has fewer than four.
enum SourceOver {
  /// Fills pixels with one colour and a uniform coverage.
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, with word: UInt32, coverage: UInt32,
    before: Int
  ) {
    // If the alpha and the coverage are both 255, the colour replaces the pixels.
    if word >> 24 & coverage == 255 { return pixels.update(repeating: word, count: count) }
    let source = Source(word)
    let bytes = coverage &* 0x0101_0101
    var index = 0
    while index &+ 4 <= count {
      source.draw(to: pixels + index, bytes)
      index &+= 4
    }
    if index < count {
      source.drawRest(of: count, to: pixels, bytes, before: before)
    }
  }

  /// Fills pixels with one colour and a coverage for each pixel.
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, with word: UInt32,
    coverage: UnsafePointer<UInt8>, before: Int
  ) {
    let source = Source(word)
    var index = 0
    while index &+ 4 <= count {
      let bytes = load(coverage + index)
      // If the colour is opaque, four fully covered pixels are overwritten. Four pixels without
      // coverage are skipped.
      if bytes == .max, source.isOpaque {
        (pixels + index).update(repeating: word, count: 4)
      } else if bytes != 0 {
        source.draw(to: pixels + index, bytes)
      }
      index &+= 4
    }
    if index < count {
      let bytes = count < 4 ? few(coverage, count) : load(coverage + (count &- 4))
      source.drawRest(of: count, to: pixels, bytes, before: before)
    }
  }

  /// Draws pixels with a uniform coverage.
  static func draw(
    _ source: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    coverage: UInt32
  ) {
    let lanes = PixelQuad.lanes(repeating: coverage)
    var index = 0
    while index &+ 4 <= count {
      PixelQuad(source + index).scaled(by: lanes).over(PixelQuad(pixels + index))
        .store(to: pixels + index)
      index &+= 4
    }
    while index < count {
      pixels[index] = Blending.over(
        Blending.scaled(source[index], by: coverage), pixels[index])
      index &+= 1
    }
  }

  /// Draws pixels with a coverage for each pixel.
  static func draw(
    _ source: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    var index = 0
    while index &+ 4 <= count {
      let bytes = load(coverage + index)
      if bytes != 0 {
        PixelQuad(source + index).scaled(by: PixelQuad.lanes(bytes))
          .over(PixelQuad(pixels + index)).store(to: pixels + index)
      }
      index &+= 4
    }
    while index < count {
      pixels[index] = Blending.over(
        Blending.scaled(source[index], by: UInt32(coverage[index])), pixels[index])
      index &+= 1
    }
  }

  /// Reads four bytes.
  @inline(__always)
  private static func load(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
  }

  /// Reads one to three bytes into the high end of a word.
  @inline(__always)
  private static func few(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    let last = UInt32(bytes[count &- 1]) << 24
    if count == 1 { return last }
    let middle = UInt32(bytes[count &- 2]) << 16
    return count == 2 ? last | middle : last | middle | UInt32(bytes[0]) << 8
  }

  /// A colour to draw.
  ///
  /// An opaque colour is mixed with the existing pixels, which rounds only once. A translucent
  /// colour is first scaled by the coverage and then composited over the existing pixels.
  private struct Source {
    private let word: UInt32
    private let quad: PixelQuad
    let isOpaque: Bool

    @inline(__always)
    init(_ word: UInt32) {
      self.word = word
      quad = PixelQuad(repeating: word)
      isOpaque = word >> 24 == 255
    }

    /// Draws four pixels, each with a byte of coverage.
    @inline(__always)
    func draw(to pixels: UnsafeMutablePointer<UInt32>, _ bytes: UInt32) {
      let (below, lanes) = (PixelQuad(pixels), PixelQuad.lanes(bytes))
      let mixed =
        isOpaque ? quad.mixed(lanes, with: below) : quad.scaled(by: lanes).over(below)
      mixed.store(to: pixels)
    }

    /// Draws the last pixels of a row whose length is not a multiple of four.
    ///
    /// `bytes` is the coverage of the row's last four pixels. Pixels that have already been drawn
    /// get coverage 0, so they do not change.
    @inline(__always)
    func drawRest(
      of count: Int, to pixels: UnsafeMutablePointer<UInt32>, _ bytes: UInt32, before: Int
    ) {
      let rest = count & 3
      // Four pixels are written only if four exist; there may be fewer at the start of a surface.
      if count &+ before >= 4 {
        let drawn = UInt32(truncatingIfNeeded: 32 &- 8 &* rest)
        draw(to: pixels + (count &- 4), bytes & UInt32.max << drawn)
      } else {
        drawFew(rest, to: pixels, bytes >> UInt32(truncatingIfNeeded: 32 &- 8 &* rest))
      }
    }

    /// Draws fewer than four pixels, for rows that end less than four pixels after the start of the
    /// surface.
    @inline(never)
    private func drawFew(
      _ count: Int, to pixels: UnsafeMutablePointer<UInt32>, _ bytes: UInt32
    ) {
      for index in 0..<count {
        let coverage = bytes >> UInt32(8 &* index) & 255
        pixels[index] =
          isOpaque
          ? Blending.mixed(word, coverage, with: pixels[index])
          : Blending.over(Blending.scaled(word, by: coverage), pixels[index])
      }
    }
  }
}
