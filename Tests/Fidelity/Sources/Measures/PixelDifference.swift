/// The pixels in which two pictures of the same size differ.
struct PixelDifference {
  /// The number of pixels that differ.
  private(set) var all = 0
  /// The number of pixels that differ outside of texts, and outside of texts grown by a margin.
  private(set) var outsideText = 0, outsideMargin = 0
  /// The number of pixels inside of texts.
  private(set) var textPixels = 0

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - real: the picture that was recorded on iOS.
  ///   - ours: the picture that was drawn here.
  ///   - texts: the rectangles of the real picture's texts.
  ///   - margin: the number of pixels by which they are grown for `outsideMargin`.
  init(_ real: Pixels, _ ours: Pixels, texts: [PixelBox], margin: Int) {
    let mask = Self.mask(texts, in: real)
    let grown = Self.mask(texts.map { $0.grown(by: margin, in: real.bounds) }, in: real)
    textPixels = mask.reduce(0) { $0 + ($1 ? 1 : 0) }
    for (index, (one, other)) in zip(real.colours, ours.colours).enumerated() where one != other {
      if areAlike(one, other) { continue }
      all += 1
      if mask.isEmpty || !mask[index] { outsideText += 1 }
      if grown.isEmpty || !grown[index] { outsideMargin += 1 }
    }
  }

  /// Returns for each pixel whether it is inside of a rectangle, or nothing if there is none.
  private static func mask(_ boxes: [PixelBox], in pixels: Pixels) -> [Bool] {
    var mask = [Bool](repeating: false, count: boxes.isEmpty ? 0 : pixels.colours.count)
    for box in boxes {
      for y in box.top..<box.bottom {
        for x in box.left..<box.right { mask[y * pixels.width + x] = true }
      }
    }
    return mask
  }
}
