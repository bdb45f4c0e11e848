/// The pixels in which two pictures of the same size differ.
struct PixelDifference {
  /// The number of pixels that differ.
  private(set) var all = 0
  /// The number of pixels that differ outside of texts.
  private(set) var outsideText = 0
  /// The number of pixels inside of texts.
  private(set) var textPixels = 0

  init(_ real: Pixels, _ ours: Pixels, texts: [PixelBox]) {
    var mask = [Bool](repeating: false, count: texts.isEmpty ? 0 : real.colours.count)
    for text in texts {
      for y in text.top..<text.bottom {
        for x in text.left..<text.right { mask[y * real.width + x] = true }
      }
    }
    textPixels = mask.reduce(0) { $0 + ($1 ? 1 : 0) }
    for (index, (one, other)) in zip(real.colours, ours.colours).enumerated() where one != other {
      if areAlike(one, other) { continue }
      all += 1
      if mask.isEmpty || !mask[index] { outsideText += 1 }
    }
  }
}
