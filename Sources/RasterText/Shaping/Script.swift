internal import CHarfBuzz

/// Scripts of Unicode, as ISO 15924 tags.
enum Script {
  static let common = OpenTypeTag.number("Zyyy")
  static let inherited = OpenTypeTag.number("Zinh")
  static let latin = OpenTypeTag.number("Latn")

  /// The scripts whose letters never change by their neighbours.
  static let withoutAlternates: Set<UInt32> = [
    common, inherited, latin, OpenTypeTag.number("Grek"), OpenTypeTag.number("Cyrl"),
  ]

  /// Finds the script of a scalar, after HarfBuzz's own copy of Unicode's data.
  static func of(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return isLetter(scalar) ? latin : common }
    return hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  /// Finds the script each scalar is shaped in.
  ///
  /// What belongs to no script joins the text before it, or at the start the text after it.
  static func resolved(_ scalars: [UInt32]) -> [UInt32] {
    var scripts = scalars.map(of)
    // Spaces and digits at the start belong to the first script that follows.
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

/// Names of four letters that OpenType and ISO 15924 write as a number.
enum OpenTypeTag {
  /// Packs four ASCII letters, the first into the highest byte.
  static func number(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
