package import RasterCore

/// Makes a picture from rows of characters: `.` white, `#` black, `-` one level off black, `o`
/// grey, a space nothing at all.
package func picture(_ rows: String...) -> Bitmap {
  var bitmap = Bitmap(width: rows.map(\.count).max() ?? 0, height: rows.count)
  for (y, row) in rows.enumerated() {
    for (x, character) in row.enumerated() { bitmap[x, y] = pixel(character) }
  }
  return bitmap
}

private func pixel(_ character: Character) -> Pixel {
  switch character {
  case "#": Pixel(red: 0, green: 0, blue: 0)
  case "-": Pixel(red: 1, green: 0, blue: 0)
  case "o": Pixel(red: 128, green: 128, blue: 128)
  case " ": Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  default: Pixel(red: 255, green: 255, blue: 255)
  }
}

extension Bitmap {
  /// A white picture with black rectangles.
  package static func page(width: Int, height: Int, black: (x: Int, y: Int, side: Int)...) -> Bitmap
  {
    var bitmap = Bitmap(
      width: width, height: height, filledWith: Pixel(red: 255, green: 255, blue: 255))
    for square in black {
      for y in square.y..<square.y + square.side {
        for x in square.x..<square.x + square.side {
          bitmap[x, y] = Pixel(red: 0, green: 0, blue: 0)
        }
      }
    }
    return bitmap
  }
}
