import Basics
import RasterCore

/// The fonts bundled with the package.
///
/// Each font is read once, when it is first requested. If a large font cannot be read, a warning is
/// logged once, and its characters are drawn in another font or as boxes; see ``FontFolders``.
///
/// The machine's folders of installed fonts are not searched.
package final class FontLibrary: Sendable {
  /// The library that all texts of the process use.
  package static let shared = FontLibrary(folders: .current)

  private let folders: Mutex<FontFolders>
  private let faces = Mutex<[FaceKey: Result<FontFace, FontError>]>([:])
  private let systemFaces = Mutex<[SystemFace: FontFace]>([:])

  /// A font of the package, the thickness that is added to its stems in ems, and the form of its
  /// letters.
  private struct FaceKey: Hashable {
    let font: BundledFont
    let emboldening: Double
    let form: LetterForm
  }

  /// A weight, a design and a form of the system font.
  private struct SystemFace: Hashable {
    let weight: FontWeight
    let design: SystemFontDesign
    let form: LetterForm
  }

  /// Makes a library with folders of large fonts.
  ///
  /// Only tests create libraries other than ``shared``.
  init(folders: FontFolders) { self.folders = Mutex(folders) }

  /// Replaces the files and folders that are searched for large fonts.
  ///
  /// Only tests call it, in separate processes, because texts that were laid out before keep their
  /// fonts.
  package func search(_ paths: [String]) {
    folders.withLock { $0 = FontFolders(paths: paths) }
    faces.withLock { $0 = [:] }
  }

  /// Returns the system font in a weight, with the fonts of scripts as fallbacks.
  ///
  /// The glyphs are those of Inter, by default with the widths of iOS; see
  /// ``SystemFontWidths/current``.
  package func system(
    weight: FontWeight = .regular, design: SystemFontDesign = .standard, form: LetterForm = .regular
  ) -> FontStack {
    guard SystemFontWidths.current == .iOS else { return inter(weight: weight, form: form) }
    let key = SystemFace(weight: weight, design: design, form: form)
    let face = systemFaces.withLock { faces in
      if let face = faces[key] { return face }
      let read = Result { () throws(FontError) in
        try BundledFont.inter(weight).face(changes: form.changes) { face, harfBuzz in
          FittedAdvances(
            of: face, own: harfBuzz.advances, weight: weight, design: design,
            isCondensed: form.contains(.condensed))
        }
      }
      let face = Self.embedded(read)
      faces[key] = face
      return face
    }
    return FontStack(primary: face, fallback: .scripts(weight))
  }

  /// Returns Inter in a weight with its own widths, with the fonts of scripts as fallbacks.
  package func inter(weight: FontWeight = .regular, form: LetterForm = .regular) -> FontStack {
    FontStack(primary: embedded(.inter(weight), form), fallback: .scripts(weight))
  }

  /// Returns JetBrains Mono, in bold for semibold and bold, with the fonts of scripts as
  /// fallbacks.
  package func monospaced(weight: FontWeight = .regular, form: LetterForm = .regular) -> FontStack {
    let isBold = weight == .semibold || weight == .bold
    let font = isBold ? BundledFont.jetBrainsMonoBold : .jetBrainsMonoRegular
    return FontStack(primary: embedded(font, form), fallback: .scripts(weight))
  }

  /// All bundled fonts that can be read, in the order of their file names.
  package var all: [FontFace] { BundledFont.allCases.compactMap { face(of: $0) } }

  /// DejaVu Sans, the bundled font with the most alphabets and symbols.
  package var fallback: FontFace { embedded(.dejaVuSans) }

  /// Returns a font of the package, with thicker stems if a thickness in ems is given; nil if a
  /// large font cannot be read.
  func face(of font: BundledFont, emboldened strength: Double = 0) -> FontFace? {
    try? read(font, emboldened: strength).get()
  }

  /// Returns an embedded font, slanted if the form is italic.
  ///
  /// The form `condensed` is ignored, because widths of condensed letters were fitted only for the
  /// system font.
  private func embedded(_ font: BundledFont, _ form: LetterForm = .regular) -> FontFace {
    Self.embedded(read(font, form: form.intersection(.italic)))
  }

  private func read(
    _ font: BundledFont, emboldened strength: Double = 0, form: LetterForm = .regular
  ) -> Result<FontFace, FontError> {
    let key = FaceKey(font: font, emboldening: strength, form: form)
    let folders = folders.withLock(\.self)
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      let changes = OutlineChanges(
        emboldening: strength, drop: font.drop, slant: form.changes.slant)
      // The font with another thickness or form uses the same file, or failed with the same error.
      let other = faces.first { $0.key.font == font }?.value
      let file = (try? other?.get())?.file
      let result = Result { () throws(FontError) in
        try font.face(of: file, in: folders, changes: changes)
      }
      if case .failure(let error) = result, other == nil { WarningLog.warn("\(error)") }
      faces[key] = result
      return result
    }
  }

  private static func embedded(_ result: Result<FontFace, FontError>) -> FontFace {
    switch result {
    case .success(let face): return face
    case .failure(let error): preconditionFailure("the package's font is damaged: \(error)")
    }
  }
}

extension BundledFont {
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
