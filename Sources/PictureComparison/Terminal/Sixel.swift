import RasterCore

/// An encoder of pictures as sixels: bands of six rows, drawn once for each of their colours.
///
/// ```
/// #9!3~     colour 9, three times: all six rows
/// #2?@      colour 2: nothing, then the top row
/// $         back to the left, for the next colour
/// -         next band
/// ```
enum Sixel {
  /// Returns the escape sequence of a picture; translucent pixels are composited over white.
  static func encode(_ picture: Bitmap) -> String {
    let indices = SixelPalette.indices(of: picture)
    var text: [UInt8] = Array("\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8)
    // Only the colours of the picture are defined, before the first band, which refers to them by
    // number.
    for index in Set(indices).sorted() { text += definition(of: index) }
    for top in stride(from: 0, to: picture.height, by: 6) {
      let rows = top..<min(top + 6, picture.height)
      append(SixelBand(indices, width: picture.width, rows: rows), to: &text)
    }
    return String(decoding: text + Array("\u{1B}\\".utf8), as: UTF8.self)
  }

  /// Returns the definition of a colour.
  ///
  /// `#9;2;20;40;60` means that colour 9 is 20 % red, 40 % green and 60 % blue.
  private static func definition(of index: UInt8) -> [UInt8] {
    let color = SixelPalette.color(index)
    let percents = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
    return Array("#\(index);2;\(percents.map(String.init).joined(separator: ";"))".utf8)
  }

  private static func append(_ band: SixelBand, to text: inout [UInt8]) {
    for (place, index) in band.colors.enumerated() {
      if place > 0 { text.append(UInt8(ascii: "$")) }
      text += Array("#\(index)".utf8)
      band.append(index, to: &text)
    }
    text.append(UInt8(ascii: "-"))
  }
}

/// Six rows of a picture.
private struct SixelBand {
  /// For each colour and column, the rows in which the column has that colour, as bits; the lowest
  /// bit is the top row.
  private var columns: [UInt8: [UInt8]] = [:]

  init(_ indices: [UInt8], width: Int, rows: Range<Int>) {
    for y in rows {
      let bit: UInt8 = 1 << (y - rows.lowerBound)
      for x in 0..<width {
        columns[indices[y * width + x], default: [UInt8](repeating: 0, count: width)][x] |= bit
      }
    }
  }

  /// The colours of the band, in ascending order.
  var colors: [UInt8] { columns.keys.sorted() }

  /// Appends the pixels of one colour, up to the last one in the band.
  func append(_ color: UInt8, to text: inout [UInt8]) {
    var (run, length): (UInt8, Int) = (0, 0)
    for sixel in columns[color] ?? [] {
      if sixel != run {
        Self.append(run, length, to: &text)
        run = sixel
        length = 0
      }
      length += 1
    }
    if run != 0 { Self.append(run, length, to: &text) }
  }

  /// Appends a sixel several times.
  ///
  /// The repetition syntax `!12~` is shorter for four or more.
  private static func append(_ sixel: UInt8, _ length: Int, to text: inout [UInt8]) {
    if length > 3 {
      text += Array("!\(length)".utf8) + [sixel + 63]
    } else {
      text += [UInt8](repeating: sixel + 63, count: length)
    }
  }
}
