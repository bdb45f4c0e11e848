internal import CHarfBuzz

/// Scripts of Unicode, as ISO 15924 tags.
enum Script {
  static let common = OpenTypeTag.number("Zyyy")
  static let inherited = OpenTypeTag.number("Zinh")
  static let latin = OpenTypeTag.number("Latn")
  static let hangul = OpenTypeTag.number("Hang")

  /// The scripts whose letters do not depend on their neighbours.
  static let withoutAlternates: Set<UInt32> = [
    common, inherited, latin, OpenTypeTag.number("Grek"), OpenTypeTag.number("Cyrl"),
  ]

  /// Returns the script of a scalar, according to HarfBuzz's copy of Unicode's data.
  static func of(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return isLetter(scalar) ? latin : common }
    return hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  /// Returns the script with which each scalar is shaped.
  ///
  /// Scalars without a script get that of the text before them or, at the start, of the text after
  /// them.
  static func resolved(_ scalars: [UInt32]) -> [UInt32] {
    var scripts = scalars.map(of)
    // Spaces and digits at the start get the first script that follows.
    var current = scripts.first { $0 != common && $0 != inherited } ?? common
    for index in scripts.indices {
      if scripts[index] == common || scripts[index] == inherited {
        scripts[index] = current
      } else {
        current = scripts[index]
      }
    }
    return scripts
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    (0x41...0x5a).contains(scalar & ~0x20)
  }
}

/// The tags of four letters that OpenType and ISO 15924 represent as numbers.
enum OpenTypeTag {
  /// Packs four ASCII letters into a number, with the first in the highest byte.
  static func number(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
