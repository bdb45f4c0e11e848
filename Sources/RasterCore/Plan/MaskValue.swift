/// A function that computes the multiplier of a group's pixel from a mask's pixel.
struct MaskValue: Sendable {
  private let measure: GroupMask.Measure
  /// The luminance of the backdrop, from 0 to 255.
  private let backdrop: UInt32
  private let transfer: [UInt8]?

  init(_ mask: GroupMask) {
    (measure, transfer) = (mask.measure, mask.transfer)
    backdrop =
      switch mask.measure {
      case .alpha: 0
      case .luminance(let color): Self.luminance(color.withAlpha(1).pixel.word)
      }
  }

  /// Multiplies pixels by the multipliers of a mask's pixels.
  func multiply(
    _ pixels: UnsafeMutablePointer<UInt32>, by mask: UnsafePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      if pixels[index] != 0 {
        pixels[index] = Blending.scaled(pixels[index], by: self[mask[index]])
      }
      index &+= 1
    }
  }

  /// The multiplier of a mask's pixel, from 0 to 255.
  private subscript(pixel: UInt32) -> UInt32 {
    let value =
      switch measure {
      case .alpha: pixel >> 24
      case .luminance:
        min(255, Self.luminance(pixel) + Blending.product(backdrop, 255 - pixel >> 24))
      }
    guard let transfer else { return value }
    return UInt32(transfer[Int(value)])
  }

  /// Returns the luminance of a premultiplied pixel over black.
  ///
  /// The weights are those of SVG's masks times 65,536; their sum is exactly 65,536, so that white
  /// is 255.
  private static func luminance(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    return (red &* 13_926 &+ green &* 46_885 &+ blue &* 4_725 &+ 32_768) >> 16
  }
}
