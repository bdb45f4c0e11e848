/// The Unicode characters for PostScript glyph names.
enum GlyphNames {
  /// Returns the Unicode scalar of a glyph's name, or nil if it is unknown.
  static func scalar(of name: String) -> UInt32? {
    if name.unicodeScalars.count == 1 { return name.unicodeScalars.first?.value }
    if let known = named[name] { return known }
    if name.hasPrefix("uni"), name.utf8.count >= 7 {
      return UInt32(name.dropFirst(3).prefix(4), radix: 16)
    }
    if name.hasPrefix("u"), (5...7).contains(name.utf8.count) {
      return UInt32(name.dropFirst(), radix: 16)
    }
    // The text after a dot names a variant of the glyph, so the name before the dot is looked up.
    let stem = name.prefix { $0 != "." }
    return stem.isEmpty || stem.count == name.count ? nil : scalar(of: String(stem))
  }

  /// The glyph names of the ASCII characters from the space to the at sign, in order; a letter's
  /// name is the letter itself.
  private static let signs = """
    space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright \
    asterisk plus comma hyphen period slash zero one two three four five six seven eight nine \
    colon semicolon less equal greater question at
    """

  private static let others: [(String, UInt32)] = [
    ("bracketleft", 0x5B), ("backslash", 0x5C), ("bracketright", 0x5D), ("asciicircum", 0x5E),
    ("underscore", 0x5F), ("grave", 0x60), ("braceleft", 0x7B), ("bar", 0x7C),
    ("braceright", 0x7D), ("asciitilde", 0x7E), ("bullet", 0x2022), ("endash", 0x2013),
    ("emdash", 0x2014), ("quoteleft", 0x2018), ("quoteright", 0x2019), ("quotedblleft", 0x201C),
    ("quotedblright", 0x201D), ("ellipsis", 0x2026), ("fi", 0xFB01), ("fl", 0xFB02),
    ("trademark", 0x2122), ("copyright", 0xA9), ("registered", 0xAE), ("degree", 0xB0),
    ("Euro", 0x20AC), ("sterling", 0xA3), ("yen", 0xA5), ("cent", 0xA2), ("section", 0xA7),
    ("germandbls", 0xDF), ("adieresis", 0xE4), ("odieresis", 0xF6), ("udieresis", 0xFC),
    ("Adieresis", 0xC4), ("Odieresis", 0xD6), ("Udieresis", 0xDC), ("eacute", 0xE9),
    ("egrave", 0xE8), ("agrave", 0xE0), ("aacute", 0xE1), ("ccedilla", 0xE7), ("ntilde", 0xF1),
    ("oacute", 0xF3), ("uacute", 0xFA), ("iacute", 0xED), ("aring", 0xE5), ("ae", 0xE6),
    ("oslash", 0xF8), ("nbspace", 0xA0), ("periodcentered", 0xB7), ("minus", 0x2212),
    ("multiply", 0xD7), ("divide", 0xF7), ("quotesinglbase", 0x201A),
  ]

  private static let named: [String: UInt32] = {
    var named = Dictionary(others) { first, _ in first }
    for (index, name) in signs.split(separator: " ").enumerated() {
      named[String(name)] = 0x20 + UInt32(index)
    }
    return named
  }()
}
