internal import Foundation
internal import RasterCore

extension Bitmap {
  /// Returns the smallest rectangle that contains all differences from a picture of the same size.
  ///
  /// If the two are equal, the rectangle is one pixel, since a frame cannot be empty.
  func changes(from old: Bitmap) -> PixelBox {
    withUnsafePixels { new in
      old.withUnsafePixels { old in Self.changes(old, new, width: width, height: height) }
    }
  }

  private static func changes(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, width: Int, height: Int
  ) -> PixelBox {
    guard let old = old.baseAddress, let new = new.baseAddress else {
      return PixelBox(x: 0, y: 0, width: 1, height: 1)
    }
    let rows = (0..<height).filter { memcmp(old + $0 * width, new + $0 * width, width * 4) != 0 }
    guard let top = rows.first, let bottom = rows.last else {
      return PixelBox(x: 0, y: 0, width: 1, height: 1)
    }
    var (left, right) = (width, 0)
    for row in rows {
      let start = row * width
      // Only columns outside the range found so far are compared.
      var x = 0
      while x < left && old[start &+ x] == new[start &+ x] { x &+= 1 }
      left = min(left, x)
      x = width
      while x > right && old[start &+ x &- 1] == new[start &+ x &- 1] { x &-= 1 }
      right = max(right, x)
    }
    return PixelBox(x: left, y: top, width: right - left, height: bottom + 1 - top)
  }

  /// Returns the part of the picture inside a box.
  func cropped(to box: PixelBox) -> Bitmap {
    Bitmap(width: box.width, height: box.height) { target in
      withUnsafePixels { source in
        for row in 0..<box.height {
          let start = (box.y + row) * width + box.x
          let part = UnsafeBufferPointer(rebasing: source[start..<start + box.width])
          _ = UnsafeMutableBufferPointer(rebasing: target[(row * box.width)...]).update(from: part)
        }
      }
    }
  }

  /// Draws a picture into a part of this one.
  mutating func draw(_ frame: Bitmap, in box: PixelBox, blending: FrameControl.Blending) {
    let width = width
    withUnsafeMutablePixels { target in
      frame.withUnsafePixels { source in
        for row in 0..<box.height {
          let start = (box.y + row) * width + box.x
          let under = UnsafeMutableBufferPointer(rebasing: target[start..<start + box.width])
          let over = UnsafeBufferPointer(rebasing: source[row * box.width..<(row + 1) * box.width])
          switch blending {
          // Rows are copied whole, since a loop would be slow without the optimiser.
          case .replace: _ = under.update(from: over)
          case .over:
            for column in 0..<box.width {
              under[column] = Self.over(over[column], under[column])
            }
          }
        }
      }
    }
  }

  /// Makes a part of the picture transparent.
  mutating func clear(_ box: PixelBox) {
    draw(Bitmap(width: box.width, height: box.height), in: box, blending: .replace)
  }

  /// Blends one premultiplied pixel over another; each channel is rounded to the nearest value.
  private static func over(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
    let rest = 255 - upper >> 24
    if rest == 0 { return upper }
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let sum = (upper >> shift & 255) + ((lower >> shift & 255) * rest + 127) / 255
      result |= min(sum, 255) << shift
    }
    return result
  }
}
