/// Functions for control characters and other characters without visible glyphs.
enum Invisible {
  /// ZERO WIDTH SPACE, which is invisible in every font.
  static let substitute: UInt32 = 0x200B
  static let tab: UInt32 = 0x09
  static let softHyphen: UInt32 = 0xAD

  /// Returns whether a character needs no glyph.
  ///
  /// Such characters are controls, line and paragraph separators, soft hyphens, joiners, direction
  /// marks, variation selectors and tags.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, softHyphen, 0x34F, 0x61C, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// Returns the character to shape in place of a scalar: a zero width space for controls and
  /// separators, which fonts may show as boxes, and otherwise the scalar itself.
  static func shaped(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: substitute
    default: scalar
    }
  }

  /// Returns whether a character is white space that may hang over the end of a line.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, tab, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns whether a character always ends a line.
  static func endsLine(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
