internal import CHarfBuzz

/// Scripts of Unicode, as ISO 15924 tags.
enum Script {
  static let common = OpenTypeTag.number("Zyyy")
  static let inherited = OpenTypeTag.number("Zinh")
  static let latin = OpenTypeTag.number("Latn")
  static let hangul = OpenTypeTag.number("Hang")
  private static let ideographs = OpenTypeTag.number("Hani")
  private static let kana: Set = [OpenTypeTag.number("Hira"), OpenTypeTag.number("Kana")]
  /// The tags of ideographs in Japanese and Korean text, where they have different forms than in
  /// Chinese.
  private static let japanese = OpenTypeTag.number("Jpan")
  private static let korean = OpenTypeTag.number("Kore")

  /// The scripts whose letters do not depend on their neighbours, so that contextual alternates are
  /// disabled.
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
    if scripts.contains(ideographs) { settleIdeographs(in: &scripts) }
    return scripts
  }

  /// Marks ideographs as Japanese or Korean if the text has kana or hangul.
  private static func settleIdeographs(in scripts: inout [UInt32]) {
    let isJapanese = scripts.contains(where: kana.contains)
    guard isJapanese || scripts.contains(hangul) else { return }
    for index in scripts.indices where scripts[index] == ideographs {
      scripts[index] = isJapanese ? japanese : korean
    }
  }

  /// Returns the script to pass to HarfBuzz, which has one script for ideographs in all languages.
  static func shaped(_ script: UInt32) -> UInt32 {
    script == japanese || script == korean ? ideographs : script
  }

  /// Returns the language with which a script is shaped, as a BCP 47 tag; `und` if the script is
  /// not in the table.
  ///
  /// The machine's language is not used, because a picture must not depend on it.
  static func language(of script: UInt32) -> String { languages[script] ?? "und" }

  private static let languages: [UInt32: String] = [
    OpenTypeTag.number("Arab"): "ar", OpenTypeTag.number("Beng"): "bn",
    OpenTypeTag.number("Deva"): "hi", OpenTypeTag.number("Gujr"): "gu",
    OpenTypeTag.number("Guru"): "pa", OpenTypeTag.number("Hebr"): "he", hangul: "ko",
    ideographs: "zh-Hans", OpenTypeTag.number("Hira"): "ja", OpenTypeTag.number("Kana"): "ja",
    japanese: "ja", OpenTypeTag.number("Khmr"): "km", OpenTypeTag.number("Knda"): "kn",
    korean: "ko", OpenTypeTag.number("Laoo"): "lo", OpenTypeTag.number("Mlym"): "ml",
    OpenTypeTag.number("Taml"): "ta", OpenTypeTag.number("Telu"): "te",
    OpenTypeTag.number("Thai"): "th",
  ]

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

  /// Returns the four letters of a tag.
  static func text(_ tag: UInt32) -> String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: letters, as: UTF8.self)
  }
}
