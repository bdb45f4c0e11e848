package import RasterCore

/// Pictures of small rasters as lines of characters, so that a test shows what it expects.
///
/// ```
/// ·  nothing        1…9  that many tenths        █  all
/// ```
package enum Picture {
  /// Returns a bitmap's alpha as lines of text.
  package static func alpha(of bitmap: Bitmap) -> String {
    lines(bitmap.width, bitmap.height) { character(for: bitmap[$0, $1].alpha) }
  }

  /// Returns a mask's coverage as lines of text.
  package static func coverage(of mask: CoverageMask) -> String {
    lines(mask.width, mask.height) { character(for: mask.coverage[$1 * mask.width + $0]) }
  }

  /// Returns the letter of each pixel's colour as lines of text; `?` for a colour without one.
  package static func colors(of bitmap: Bitmap, _ letters: [Character: Color]) -> String {
    lines(bitmap.width, bitmap.height) { x, y in
      letters.filter { $0.value.pixel == bitmap[x, y] }.keys.min() ?? "?"
    }
  }

  /// Returns the character of a value from 0 to 255: tenths, rounded but never to nothing or all.
  package static func character(for value: UInt8) -> Character {
    switch value {
    case 0: return "·"
    case 255: return "█"
    default: return Character(String(min(9, max(1, (Int(value) * 10 + 127) / 255))))
    }
  }

  private static func lines(
    _ width: Int, _ height: Int, _ character: (Int, Int) -> Character
  ) -> String {
    (0..<height).map { y in String((0..<width).map { character($0, y) }) }.joined(separator: "\n")
  }
}
