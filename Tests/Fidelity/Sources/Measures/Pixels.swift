package import Foundation

/// A picture as colours, row by row: premultiplied red, green, blue and alpha, red in the lowest
/// byte.
package struct Pixels: Sendable, Equatable {
  package let width: Int, height: Int
  package let colours: [UInt32]

  /// Makes a picture of as many rows as there are colours for.
  package init(width: Int, colours: [UInt32]) {
    (self.width, self.colours) = (width, colours)
    height = width > 0 ? colours.count / width : 0
  }

  /// Makes a picture of bytes: red, green, blue and alpha of each pixel.
  package init(width: Int, bytes: Data) {
    // A word of four bytes has red in its lowest byte.
    let colours = bytes.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { words, count in
        count = bytes.count / 4
        UnsafeMutableRawBufferPointer(words).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[..<(count * 4)]))
      }
    }
    self.init(width: width, colours: colours)
  }

  subscript(x: Int, y: Int) -> UInt32 { colours[y * width + x] }

  /// The rectangle of all pixels.
  var bounds: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  package func hasSize(of other: Pixels) -> Bool {
    width == other.width && height == other.height
  }
}

/// The largest difference of a component of two colours that count as the same: 2 of 255.
let sameColour = 2

/// Returns whether no component of two colours differs by more than `sameColour`.
func areAlike(_ one: UInt32, _ other: UInt32) -> Bool {
  if one == other { return true }
  for shift in stride(from: UInt32(0), to: 32, by: 8) {
    let (a, b) = (Int(one >> shift & 0xFF), Int(other >> shift & 0xFF))
    if abs(a - b) > sameColour { return false }
  }
  return true
}

/// Returns whether each component of a colour is between those of two others, or as near as
/// `sameColour` to them.
func isBetween(_ colour: UInt32, _ one: UInt32, _ other: UInt32) -> Bool {
  for shift in stride(from: UInt32(0), to: 32, by: 8) {
    let (c, a, b) = (
      Int(colour >> shift & 0xFF), Int(one >> shift & 0xFF), Int(other >> shift & 0xFF)
    )
    if c < min(a, b) - sameColour || c > max(a, b) + sameColour { return false }
  }
  return true
}
