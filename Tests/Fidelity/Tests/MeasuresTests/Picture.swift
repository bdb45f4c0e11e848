import Measures

/// Makes a picture from rows of characters, each of a colour of its own.
func picture(_ rows: [String]) -> Pixels {
  Pixels(width: rows.first?.count ?? 0, colours: rows.joined().map(colour))
}

/// The colour of a character: a dot is white, a hash black, and `o` and `0` differ by 2.
func colour(_ character: Character) -> UInt32 {
  switch character {
  case ".": 0xFFFF_FFFF
  case "#": 0xFF00_0000
  case "o": 0xFF80_8080
  case "0": 0xFF82_8080
  case "x": 0xFF00_00FF
  default: 0xFFFF_0000
  }
}

/// Limits in which an area is 8 pixels wide and high, and a line 16 long.
let limits = AreaLimits(scale: 1)

extension PixelBox {
  /// The rectangle with a place and a size.
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }
}
