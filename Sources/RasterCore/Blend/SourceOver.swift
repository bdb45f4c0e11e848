/// The mode nearly everything is drawn with, four pixels at a time.
enum SourceOver {
  /// Draws one colour with the same coverage everywhere.
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, with word: UInt32, coverage: UInt32
  ) {
    let source = coverage == 255 ? word : Blending.scaled(word, by: coverage)
    if source >> 24 == 255 { return pixels.update(repeating: source, count: count) }
    if source >> 24 == 0 { return }
    let quad = PixelQuad(repeating: source)
    let rest = quad.transparency
    var index = 0
    while index &+ 4 <= count {
      let below = PixelQuad(pixels + index).scaled(by: rest)
      PixelQuad(
        redBlue: quad.redBlue &+ below.redBlue, greenAlpha: quad.greenAlpha &+ below.greenAlpha
      ).store(to: pixels + index)
      index &+= 4
    }
    while index < count {
      pixels[index] = Blending.over(source, pixels[index])
      index &+= 1
    }
  }

  /// Draws one colour with a coverage for each pixel.
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, with word: UInt32,
    coverage: UnsafePointer<UInt8>
  ) {
    let isOpaque = word >> 24 == 255
    let quad = PixelQuad(repeating: word)
    var index = 0
    while index &+ 4 <= count {
      if index &+ 8 <= count,
        UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt64.self) == 0
      {
        index &+= 8
        continue
      }
      let bytes = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
      if bytes == .max, isOpaque {
        (pixels + index).update(repeating: word, count: 4)
      } else if bytes != 0 {
        let (below, lanes) = (PixelQuad(pixels + index), PixelQuad.lanes(bytes))
        let mixed =
          isOpaque ? quad.mixed(lanes, with: below) : quad.scaled(by: lanes).over(below)
        mixed.store(to: pixels + index)
      }
      index &+= 4
    }
    while index < count {
      pixels[index] = mixed(word, pixels[index], UInt32(coverage[index]), isOpaque)
      index &+= 1
    }
  }

  @inline(__always)
  private static func mixed(
    _ word: UInt32, _ below: UInt32, _ coverage: UInt32, _ isOpaque: Bool
  ) -> UInt32 {
    isOpaque
      ? Blending.mixed(word, coverage, with: below)
      : Blending.over(Blending.scaled(word, by: coverage), below)
  }

  /// Draws pixels with the same coverage everywhere.
  static func draw(
    _ source: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    coverage: UInt32
  ) {
    let lanes = PixelQuad.Lanes(repeating: UInt16(truncatingIfNeeded: coverage))
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

  /// Draws pixels with a coverage for each.
  static func draw(
    _ source: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    var index = 0
    while index &+ 4 <= count {
      let bytes = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
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
}
