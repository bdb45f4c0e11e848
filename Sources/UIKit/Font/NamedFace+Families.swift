extension NamedFace {
  /// Font families of iOS with Latin letters, and the families bundled with the package.
  ///
  /// The value for a family contains the PostScript names of its fonts; the first one is the font
  /// that is found by the family's name.
  static let families: [String: [String]] = [
    "American Typewriter": fonts(
      "AmericanTypewriter", "", "-Light", "-Semibold", "-Bold", "-Condensed", "-CondensedLight",
      "-CondensedBold"),
    "Apple SD Gothic Neo": fonts(
      "AppleSDGothicNeo", "-Regular", "-Thin", "-UltraLight", "-Light", "-Medium", "-SemiBold",
      "-Bold"),
    "Arial": fonts("Arial", "MT", "-BoldMT", "-ItalicMT", "-BoldItalicMT"),
    "Arial Rounded MT Bold": ["ArialRoundedMTBold"],
    "Avenir": fonts(
      "Avenir", "-Roman", "-Book", "-BookOblique", "-Oblique", "-Light", "-LightOblique", "-Medium",
      "-MediumOblique", "-Heavy", "-HeavyOblique", "-Black", "-BlackOblique"),
    "Avenir Next": fonts("AvenirNext", nextFaces),
    "Avenir Next Condensed": fonts("AvenirNextCondensed", nextFaces),
    "Baskerville": fonts(
      "Baskerville", "", "-Italic", "-SemiBold", "-SemiBoldItalic", "-Bold", "-BoldItalic"),
    "Bradley Hand": ["BradleyHandITCTT-Bold"],
    "Chalkboard SE": fonts("ChalkboardSE", "-Regular", "-Light", "-Bold"),
    "Chalkduster": ["Chalkduster"],
    "Charter": fonts(
      "Charter", "-Roman", "-Italic", "-Bold", "-BoldItalic", "-Black", "-BlackItalic"),
    "Cochin": fonts("Cochin", "", "-Italic", "-Bold", "-BoldItalic"),
    "Copperplate": fonts("Copperplate", "", "-Light", "-Bold"),
    "Courier": fonts("Courier", "", "-Oblique", "-Bold", "-BoldOblique"),
    "Courier New": fonts(
      "CourierNewPS", "MT", "-ItalicMT", "-BoldMT", "-BoldItalicMT"),
    "DIN Alternate": ["DINAlternate-Bold"],
    "DIN Condensed": ["DINCondensed-Bold"],
    "Didot": fonts("Didot", "", "-Italic", "-Bold"),
    "Futura": fonts(
      "Futura", "-Medium", "-MediumItalic", "-Bold", "-CondensedMedium", "-CondensedExtraBold"),
    "Georgia": fonts("Georgia", "", "-Italic", "-Bold", "-BoldItalic"),
    "Gill Sans": fonts(
      "GillSans", "", "-Italic", "-Light", "-LightItalic", "-SemiBold", "-SemiBoldItalic", "-Bold",
      "-BoldItalic", "-UltraBold"),
    "Helvetica": fonts(
      "Helvetica", "", "-Oblique", "-Light", "-LightOblique", "-Bold", "-BoldOblique"),
    "Helvetica Neue": fonts(
      "HelveticaNeue", "", "-Italic", "-UltraLight", "-UltraLightItalic", "-Thin", "-ThinItalic",
      "-Light", "-LightItalic", "-Medium", "-MediumItalic", "-Bold", "-BoldItalic",
      "-CondensedBold", "-CondensedBlack"),
    "Hiragino Sans": fonts("HiraginoSans", "-W3", "-W6", "-W7"),
    "Hoefler Text": fonts("HoeflerText", "-Regular", "-Italic", "-Black", "-BlackItalic"),
    "Impact": ["Impact"],
    "Inter": fonts("Inter", "-Regular", "-Medium", "-SemiBold", "-Bold"),
    "JetBrains Mono": fonts("JetBrainsMono", "-Regular", "-Bold"),
    "Marker Felt": fonts("MarkerFelt", "-Thin", "-Wide"),
    "Menlo": fonts("Menlo", "-Regular", "-Italic", "-Bold", "-BoldItalic"),
    "Noteworthy": fonts("Noteworthy", "-Light", "-Bold"),
    "Optima": fonts(
      "Optima", "-Regular", "-Italic", "-Bold", "-BoldItalic", "-ExtraBlack"),
    "Palatino": fonts("Palatino", "-Roman", "-Italic", "-Bold", "-BoldItalic"),
    "Papyrus": fonts("Papyrus", "", "-Condensed"),
    "PingFang HK": fonts("PingFangHK", pingFangFaces),
    "PingFang SC": fonts("PingFangSC", pingFangFaces),
    "PingFang TC": fonts("PingFangTC", pingFangFaces),
    "Rockwell": fonts("Rockwell", "-Regular", "-Italic", "-Bold", "-BoldItalic"),
    "Savoye LET": ["SavoyeLetPlain"],
    "Snell Roundhand": fonts("SnellRoundhand", "", "-Bold", "-Black"),
    "Thonburi": fonts("Thonburi", "", "-Light", "-Bold"),
    "Times New Roman": fonts(
      "TimesNewRomanPS", "MT", "-ItalicMT", "-BoldMT", "-BoldItalicMT"),
    "Trebuchet MS": fonts("Trebuchet", "MS", "MS-Italic", "MS-Bold", "-BoldItalic"),
    "Verdana": fonts("Verdana", "", "-Italic", "-Bold", "-BoldItalic"),
    "Zapfino": ["Zapfino"],
  ]

  private static let nextFaces = [
    "-Regular", "-Italic", "-UltraLight", "-UltraLightItalic", "-Medium", "-MediumItalic",
    "-DemiBold", "-DemiBoldItalic", "-Bold", "-BoldItalic", "-Heavy", "-HeavyItalic",
  ]

  private static let pingFangFaces = [
    "-Regular", "-Ultralight", "-Thin", "-Light", "-Medium", "-Semibold",
  ]

  private static func fonts(_ stem: String, _ faces: String...) -> [String] {
    fonts(stem, faces)
  }

  private static func fonts(_ stem: String, _ faces: [String]) -> [String] {
    faces.map { stem + $0 }
  }
}

extension NamedFace {
  /// Returns the names of the fonts in a family: those that are registered, then those of iOS.
  static func fonts(of family: String) -> [String] {
    RegisteredFonts.names(in: family) + (families[family] ?? [])
  }
}

extension UIFont {
  /// The names of the font families, sorted.
  public class var familyNames: [String] {
    Set(NamedFace.families.keys).union(RegisteredFonts.families).sorted()
  }

  /// Returns the names of the fonts in a family; the list is empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    NamedFace.fonts(of: familyName)
  }
}
