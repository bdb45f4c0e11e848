package import Basics
internal import CFontFiles

/// The fonts bundled with the package, in the order of their file names.
///
/// Most of these fonts are embedded in every program. The fingerprints of the embedded fonts are
/// stored here, so that a process does not have to hash the fonts. A test compares the fingerprints
/// with the files.
///
/// The large fonts are files in the folders of ``FontFolders``. Their fingerprints are computed
/// from the files, because a folder may have other versions.
enum BundledFont: String, CaseIterable {
  case dejaVuSans = "DejaVuSans.ttf"
  case droidSansFallback = "DroidSansFallbackFull.ttf"
  case interBold = "Inter-Bold.otf"
  case interMedium = "Inter-Medium.otf"
  case interRegular = "Inter-Regular.otf"
  case interSemiBold = "Inter-SemiBold.otf"
  case jetBrainsMonoBold = "JetBrainsMono-Bold.ttf"
  case jetBrainsMonoRegular = "JetBrainsMono-Regular.ttf"
  case nanumSquareBold = "NanumSquareB.ttf"
  case nanumSquare = "NanumSquareR.ttf"
  case notoArabicBold = "NotoSansArabic-Bold.ttf"
  case notoArabic = "NotoSansArabic-Regular.ttf"
  case notoBengali = "NotoSansBengali-Regular.ttf"
  case notoDevanagariBold = "NotoSansDevanagari-Bold.ttf"
  case notoDevanagari = "NotoSansDevanagari-Regular.ttf"
  case notoGujarati = "NotoSansGujarati-Regular.ttf"
  case notoGurmukhi = "NotoSansGurmukhi-Regular.ttf"
  case notoHebrewBold = "NotoSansHebrew-Bold.ttf"
  case notoHebrew = "NotoSansHebrew-Regular.ttf"
  case notoKannada = "NotoSansKannada-Regular.ttf"
  case notoKhmer = "NotoSansKhmer-Regular.ttf"
  case notoLao = "NotoSansLao-Regular.ttf"
  case notoMalayalam = "NotoSansMalayalam-Regular.ttf"
  case notoTamil = "NotoSansTamil-Regular.ttf"
  case notoTelugu = "NotoSansTelugu-Regular.ttf"
  case notoThaiBold = "NotoSansThai-Bold.ttf"
  case notoThai = "NotoSansThai-Regular.ttf"
  case twemoji = "TwemojiMozilla.ttf"

  /// Whether the font is a separate file, which is not embedded in programs because of its size.
  var isLarge: Bool { fingerprint == nil }

  /// The SHA-256 of an embedded font; nil for a large one.
  var fingerprint: String? {
    switch self {
    case .droidSansFallback, .nanumSquare, .nanumSquareBold, .twemoji: nil
    case .dejaVuSans: "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322"
    case .interBold: "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1"
    case .interMedium: "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4"
    case .interRegular: "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"
    case .interSemiBold: "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"
    case .jetBrainsMonoBold: "3481028266ee80741bfa96beaa4ce2ea1c6beebf89979d3e64e039c4d83822d1"
    case .jetBrainsMonoRegular: "a3014fb90ae8ddfbdfc778de75f95b49a857947fde5335ab3f50b6d56eb517be"
    case .notoArabicBold: "35515b90a290b96aed00647d0c3793b7ce46c76133267d34759be08571315c7a"
    case .notoArabic: "a2b7b1371e10aa8ee1f67ae985fb378978da3e9437fcc4cabb7a230fcc99b956"
    case .notoBengali: "c9c0f600906b9da0469fc49cdc882d9a3809b3e0872fb0206ead6df9292c295e"
    case .notoDevanagariBold: "b8f03dd7d9731a0564c5b02909aed9866dc1157df96dd938f2d7b9ba56e25e3a"
    case .notoDevanagari: "1a08dd3e39748ecf77d3fbb307120ce759a16b99dd49c78a87dff2ba6732766f"
    case .notoGujarati: "6e9c2dd613e2d7f7e9e94029ba50bc0e606b5b6c5ec78f7ffe83b987199c2754"
    case .notoGurmukhi: "65aa408a5d049dca0b583399ea46b2bc84268abe53a88ba507e86b22a105a062"
    case .notoHebrewBold: "0e28c4fff36a7009293d803b8b3964c7c02e82f216a7bba886b17dbdb3f2682a"
    case .notoHebrew: "30cfb6b072977217766869cb013f97bbd7f89866d46fb7cec5882c531e37a68f"
    case .notoKannada: "59ab179eaadc434e7a2027a7c7551b2152181aecac4271565d2f22d8dcf673fa"
    case .notoKhmer: "aaae3c33415866f731538ccd82b079b31a2decf1e16720c8457ba23e76715d6c"
    case .notoLao: "196266c5ebcbf4a4429f123a944c06cb1d1863d5b69cb15a0641e23ac54c7448"
    case .notoMalayalam: "fbd0ddc9486d63be322510790db97cd723ef1620786924999fd774da9a0c269e"
    case .notoTamil: "9fc96bf979476f41c91680799186ddd1f87e7fd1e3d86370c38d6d02d4406826"
    case .notoTelugu: "81084b2b7c699dd9f05b758e661c643c3eaae5ea852804b5413ecd82e98b12d4"
    case .notoThaiBold: "647a9adea5b625b6a968d9f47a6f1762eb430f7f3314effa6fbfe261e4b6d2f3"
    case .notoThai: "615a1356a47b30ca9bf6e11ae0b7c0f109d993b8d4904e52df4b040a51166a95"
    }
  }

  /// The distance by which glyphs are lower than in the file, in ems.
  ///
  /// On iOS emoji reach 0.15 em below the baseline (fact SR4); in the file they reach 0.125 em.
  var drop: Double { self == .twemoji ? 0.025 : 0 }

  /// Reads the font from its file, or from `known`, the same file if it was read before.
  ///
  /// The glyphs have the widths of the file, unless `advances` replaces them. Traps if an embedded
  /// font is missing, since that is an error in the package.
  ///
  /// - Throws: `FontError` if a large font is in no folder, or if a font cannot be used.
  func face(
    of known: FontFile? = nil, in folders: FontFolders = .current,
    changes: OutlineChanges = OutlineChanges(),
    advances: (FreeTypeFace, HarfBuzzFont) -> FittedAdvances? = { _, _ in nil }
  ) throws(FontError) -> FontFace {
    let file = if let known { known } else { try file(in: folders) }
    return try FontFace(
      file, fingerprint: fingerprint, changes: changes, advances: advances)
  }

  private func file(in folders: FontFolders) throws(FontError) -> FontFile {
    if isLarge { return try FontFile(contentsOf: folders.file(named: rawValue)) }
    guard let bytes = EmbeddedFiles.fonts.bytes(at: rawValue) else {
      preconditionFailure("the package's font \(rawValue) is missing: build the package again")
    }
    return FontFile(embedded: bytes, path: rawValue)
  }
}

extension EmbeddedFiles {
  /// The fonts of the package, by file name.
  package static let fonts = EmbeddedFiles(font_files())
}
