import Basics

/// The fallback fonts of the package, chosen by script, in a weight.
///
/// ```
///  character                      font
///  in a font of NamedFonts        that font
///  an emoji                       Twemoji
///  of a script below              Noto Sans of the script, NanumSquare for Korean
///  Chinese, Japanese              Droid Sans Fallback
///  any other                      DejaVu Sans, Droid Sans Fallback
/// ```
///
/// For the most widely used scripts there is a bold font, which semibold text uses too. For the
/// others, outlines are thickened instead. DejaVu Sans and Twemoji are the same in every weight.
///
/// A font that cannot be read is skipped.
struct ScriptFonts {
  let weight: FontWeight
  var library = FontLibrary.shared

  /// Returns the font for a character; nil if none of the fonts tried has all of its scalars.
  ///
  /// Twemoji is tried only for emoji.
  func face(
    for cluster: ArraySlice<UInt32>, _ presentation: EmojiPresentation
  ) -> FontFace? {
    if let named = NamedFonts.face(for: cluster) { return named }
    if presentation == .either, let emoji = emoji(for: cluster) { return emoji }
    let faces = candidates(for: cluster).lazy.compactMap(face)
    if let found = faces.first(where: { $0.covers(cluster) }) { return found }
    return presentation == .none ? nil : emoji(for: cluster)
  }

  /// Returns the font of emoji if it has a character; otherwise nil.
  func emoji(for cluster: ArraySlice<UInt32>) -> FontFace? {
    library.face(of: .twemoji).flatMap { $0.covers(cluster) ? $0 : nil }
  }

  /// Returns the file names of those fonts of the package that may have a character but cannot be
  /// read.
  func absentFonts(for cluster: ArraySlice<UInt32>) -> [String] {
    let fonts =
      EmojiPresentation(of: cluster) == .none
      ? candidates(for: cluster).map(\.font) : [.twemoji]
    return fonts.filter { library.face(of: $0) == nil }.map(\.rawValue)
  }

  /// A font, and whether its outlines are thickened in weights above regular.
  private struct Candidate {
    let font: BundledFont
    var isThickened = true
  }

  private func candidates(for cluster: ArraySlice<UInt32>) -> [Candidate] {
    let general = [Candidate(font: .dejaVuSans, isThickened: false)]
    guard let base = cluster.first else { return general }
    let ideographs = Candidate(font: .droidSansFallback)
    if Self.isEastAsian(base) { return [ideographs] + general }
    let own = Self.fonts[Script.of(base)].map { pair -> Candidate in
      let isBold = weight == .semibold || weight == .bold
      guard isBold, let bold = pair.bold else {
        return Candidate(font: pair.regular, isThickened: pair.bold == nil)
      }
      return Candidate(font: bold, isThickened: false)
    }
    return [own].compactMap(\.self) + general + [ideographs]
  }

  private func face(_ candidate: Candidate) -> FontFace? {
    let strength = candidate.isThickened ? Emboldening.strength(of: weight) : 0
    return library.face(of: candidate.font, emboldened: strength)
  }

  /// The regular and the bold font of each script, by ISO 15924 tag; scripts that are not listed
  /// have none.
  private static let fonts: [UInt32: (regular: BundledFont, bold: BundledFont?)] = [
    OpenTypeTag.number("Arab"): (.notoArabic, .notoArabicBold),
    OpenTypeTag.number("Beng"): (.notoBengali, nil),
    OpenTypeTag.number("Deva"): (.notoDevanagari, .notoDevanagariBold),
    OpenTypeTag.number("Gujr"): (.notoGujarati, nil),
    OpenTypeTag.number("Guru"): (.notoGurmukhi, nil),
    OpenTypeTag.number("Hang"): (.nanumSquare, .nanumSquareBold),
    OpenTypeTag.number("Hebr"): (.notoHebrew, .notoHebrewBold),
    OpenTypeTag.number("Khmr"): (.notoKhmer, nil),
    OpenTypeTag.number("Knda"): (.notoKannada, nil),
    OpenTypeTag.number("Laoo"): (.notoLao, nil),
    OpenTypeTag.number("Mlym"): (.notoMalayalam, nil),
    OpenTypeTag.number("Taml"): (.notoTamil, nil),
    OpenTypeTag.number("Telu"): (.notoTelugu, nil),
    OpenTypeTag.number("Thai"): (.notoThai, .notoThaiBold),
  ]

  /// Returns whether a scalar is in one of Unicode's blocks of ideographs, kana, Bopomofo, or East
  /// Asian punctuation and forms.
  private static func isEastAsian(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    case 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }
}
