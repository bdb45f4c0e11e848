internal import Foundation

/// The fields in the 26 bytes of an `fcTL` chunk, which describes the frame that follows it.
///
/// ```
/// sequence │ width height x y │ delay       │ dispose blend
///    4     │   4     4   4 4  │ 2 over 2    │    1      1
/// ```
struct FrameControl: Equatable {
  /// The way in which the frame's rectangle is treated before the next frame is drawn.
  enum Disposal: UInt8 { case keep, clear, restore }
  /// Whether the frame replaces the pixels under it or is drawn over them.
  enum Blending: UInt8 { case replace, over }

  static let byteCount = 26

  var area: PixelBox
  var delay: PNGAnimation.Delay
  var disposal = Disposal.keep
  var blending = Blending.replace

  /// The bytes after the sequence number.
  var bytes: Data {
    var bytes = Data()
    for number in [area.width, area.height, area.x, area.y] {
      bytes += PNGChunks.bigEndian(UInt32(number))
    }
    for number in [delay.numerator, delay.denominator] {
      bytes += [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
    }
    return bytes + [disposal.rawValue, blending.rawValue]
  }

  init(area: PixelBox, delay: PNGAnimation.Delay) { (self.area, self.delay) = (area, delay) }

  /// Reads the bytes after the sequence number; nil if there are not 22 bytes, or the disposal or
  /// blending value is invalid.
  init?(_ bytes: Data) {
    let bytes = Array(bytes)
    guard bytes.count == Self.byteCount - 4, let disposal = Disposal(rawValue: bytes[20]),
      let blending = Blending(rawValue: bytes[21])
    else { return nil }
    let numbers = stride(from: 0, to: 16, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    area = PixelBox(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
    delay = PNGAnimation.Delay(
      UInt16(bytes[16]) << 8 | UInt16(bytes[17]), UInt16(bytes[18]) << 8 | UInt16(bytes[19]))
    (self.disposal, self.blending) = (disposal, blending)
  }
}

/// A part of a picture, in pixels from its upper left corner.
struct PixelBox: Equatable, Sendable {
  var x: Int, y: Int
  var width: Int, height: Int

  /// Returns whether the box is not empty and is entirely inside a picture of this size.
  ///
  /// The numbers have four bytes each, so the sum of two cannot overflow `Int`.
  func fits(width otherWidth: Int, height otherHeight: Int) -> Bool {
    width > 0 && height > 0 && x + width <= otherWidth && y + height <= otherHeight
  }
}
