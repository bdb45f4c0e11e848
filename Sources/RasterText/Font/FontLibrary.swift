import Basics
import RasterCore

/// The fonts bundled with the package.
///
/// Each is read once, when first requested.
///
/// Fonts installed on the machine are never used.
package final class FontLibrary: Sendable {
  /// The only library of the process.
  package static let shared = FontLibrary()

  private let faces = Mutex<[FaceKey: FontFace]>([:])
  private let systemFaces = Mutex<[SystemFace: FontFace]>([:])

  /// A font of the package, with the thickness that is added to its stems in ems.
  private struct FaceKey: Hashable {
    let font: BundledFont
    let emboldening: Double
  }

  /// A weight and a design of the system font.
  private struct SystemFace: Hashable {
    let weight: FontWeight
    let design: SystemFontDesign
  }

  private init() {}

  /// Returns the system font in a weight, with the fonts of scripts as fallbacks.
  ///
  /// Its letters are Inter's, by default with iOS's widths; see ``SystemFontWidths/current``.
  package func system(
    weight: FontWeight = .regular, design: SystemFontDesign = .standard
  ) -> FontStack {
    guard SystemFontWidths.current == .iOS else { return inter(weight: weight) }
    let key = SystemFace(weight: weight, design: design)
    let face = systemFaces.withLock { faces in
      if let face = faces[key] { return face }
      let face = BundledFont.inter(weight).face { face, harfBuzz in
        FittedAdvances(
          of: face, own: harfBuzz.advances, weight: weight, design: design)
      }
      faces[key] = face
      return face
    }
    return FontStack(primary: face, fallback: .scripts(weight))
  }

  /// Returns Inter in a weight with its own widths, with the fonts of scripts as fallbacks.
  package func inter(weight: FontWeight = .regular) -> FontStack {
    FontStack(primary: face(of: .inter(weight)), fallback: .scripts(weight))
  }

  /// Returns JetBrains Mono, in bold for semibold and bold, with the fonts of scripts as
  /// fallbacks.
  package func monospaced(weight: FontWeight = .regular) -> FontStack {
    let isBold = weight == .semibold || weight == .bold
    let font = isBold ? BundledFont.jetBrainsMonoBold : .jetBrainsMonoRegular
    return FontStack(primary: face(of: font), fallback: .scripts(weight))
  }

  /// All bundled fonts, in the order of their file names.
  package var all: [FontFace] { BundledFont.allCases.map { face(of: $0) } }

  /// DejaVu Sans, which has the most alphabets and signs of the bundled fonts.
  package var fallback: FontFace { face(of: .dejaVuSans) }

  /// The font of emoji, whose glyphs have colours.
  package var emoji: FontFace { face(of: .twemoji) }

  /// Returns a font of the package, with thicker stems if a thickness in ems is given.
  func face(of font: BundledFont, emboldened strength: Double = 0) -> FontFace {
    let key = FaceKey(font: font, emboldening: strength)
    return faces.withLock { faces in
      if let face = faces[key] { return face }
      let face = font.face(changes: OutlineChanges(emboldening: strength, drop: font.drop))
      faces[key] = face
      return face
    }
  }
}

extension BundledFont {
  /// Returns Inter in a weight.
  fileprivate static func inter(_ weight: FontWeight) -> BundledFont {
    switch weight {
    case .regular: .interRegular
    case .medium: .interMedium
    case .semibold: .interSemiBold
    case .bold: .interBold
    }
  }
}

/// The weights of the system font.
package enum FontWeight: Sendable, Hashable, CaseIterable {
  /// The weight of body text.
  case regular
  /// Inter Medium.
  case medium
  /// The weight of headlines.
  case semibold
  /// Inter Bold.
  case bold
}
