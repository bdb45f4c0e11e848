import Basics
import RasterCore

/// The fonts that come with the package, each read once, when first requested.
///
/// Fonts of the machine are never looked for.
package final class FontLibrary: Sendable {
  /// The one library of the process.
  package static let shared = FontLibrary()

  private let faces = Mutex<[BundledFont: FontFace]>([:])

  private init() {}

  /// Returns Inter in a weight, then DejaVu Sans.
  package func system(weight: FontWeight = .regular) -> FontStack {
    let font: BundledFont =
      switch weight {
      case .regular: .interRegular
      case .medium: .interMedium
      case .semibold: .interSemiBold
      case .bold: .interBold
      }
    return FontStack(primary: face(of: font), fallbacks: [fallback])
  }

  /// Returns JetBrains Mono, bold from semibold on, then DejaVu Sans.
  package func monospaced(weight: FontWeight = .regular) -> FontStack {
    let isBold = weight == .semibold || weight == .bold
    let font = isBold ? BundledFont.jetBrainsMonoBold : .jetBrainsMonoRegular
    return FontStack(primary: face(of: font), fallbacks: [fallback])
  }

  /// Every bundled font, in order of the files' names.
  package var all: [FontFace] { BundledFont.allCases.map(face) }

  /// DejaVu Sans, which has the widest coverage of the bundled fonts.
  package var fallback: FontFace { face(of: .dejaVuSans) }

  private func face(of font: BundledFont) -> FontFace {
    faces.withLock { faces in
      if let face = faces[font] { return face }
      let face = font.face()
      faces[font] = face
      return face
    }
  }
}

/// The weights the system font comes in.
package enum FontWeight: Sendable, Hashable, CaseIterable {
  /// For running text.
  case regular
  /// Inter Medium.
  case medium
  /// For headlines.
  case semibold
  /// Inter Bold.
  case bold
}
