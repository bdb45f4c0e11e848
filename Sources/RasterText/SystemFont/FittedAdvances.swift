/// The advance widths of a font's glyphs as on iOS, for one weight and design of the system font.
///
/// ```
///  Inter        │ w  │      an advance of 17-point Inter
///  as on iOS    │w │        narrower or wider by the fitted difference, and tracking after it
///               └ the glyph is moved by half the difference, so that it stays in the middle
/// ```
///
/// Inter's outlines are drawn at ``outlineScale`` of the size, and its kerning stays as it is. The
/// widths are numbers fitted to public pictures (facts SF1 to SF5, `Fonts/README.md`); no number is
/// read from Apple's fonts.
struct FittedAdvances: Sendable {
  /// The version of the widths, which goldens record; it changes with any of the widths.
  static let version = 2

  /// The size of the outlines as a multiple of the font's size.
  ///
  /// With this factor, Inter's capitals are as high as San Francisco's: 2048/2816 · 31/32 is about
  /// 1443/2048 of an em (`UIFont.capHeight`). The ratio of a letter's outline to its width is then
  /// also that of San Francisco (fact SF2).
  static let outlineScale = Double(outline.part) / Double(outline.whole)
  private static let outline = (part: 31, whole: 32)
  /// The width of condensed outlines as a multiple of the font's size (fact SF23).
  private static let condensed = (part: 31, whole: 35)

  /// The distance from the baseline down to an underline, in ems (fact SF21).
  static let underlineTop = 0.096

  private let weight: FontWeight
  private let design: SystemFontDesign
  private let isCondensed: Bool
  private let unitsPerEm: Double
  /// The advances of Inter's glyphs and the fitted ones up to 17 points, in font units by glyph.
  private let own: [Int32], fitted: [Int32]
  /// The additions to the fitted advances at display sizes, in ten-thousandths of an em by glyph;
  /// empty if there are none.
  private let display: [Int16]

  /// Makes the widths for a face, given the face's own widths in font units by glyph.
  init(
    of face: FreeTypeFace, own: [Int32], weight: FontWeight, design: SystemFontDesign,
    isCondensed: Bool = false
  ) {
    self.weight = weight
    self.design = design
    self.isCondensed = isCondensed
    unitsPerEm = Double(face.metrics.unitsPerEm)
    self.own = own
    let widths: MeasuredAdvances = isCondensed ? .condensed(weight) : .of(weight)
    let isMeasured = isCondensed || design != .serif
    let measured = isMeasured ? GlyphWidths(widths, of: face, own: own) : nil
    fitted = measured?.advances ?? own
    display = measured?.display ?? []
  }

  /// Returns the changes to glyphs at a size in points.
  func spacing(at size: Double) -> Spacing {
    let part = display.isEmpty ? 0 : displayPart(at: size)
    return Spacing(
      own: own, fitted: fitted, outline: isCondensed ? Self.condensed : Self.outline,
      display: part > 0 ? display : [],
      displayFactor: part * unitsPerEm / 10000, narrowing: units(narrowing(at: size)),
      tracking: Int(units(Tracking.of(design).thousandths(at: size)).rounded()))
  }

  private func units(_ thousandths: Double) -> Double { thousandths * unitsPerEm / 1000 }

  /// Returns the distance by which letters are narrower at a size, in thousandths of an em.
  ///
  /// The rounded design has the letters of the display sizes at every size, since its published
  /// tracking nearly equals that of the standard design from 28 points on. New York's widths are
  /// not known. Condensed letters have the same widths at 28 and 40 points; no other size was
  /// measured.
  private func narrowing(at size: Double) -> Double {
    guard !isCondensed else { return 0 }
    return switch design {
    case .standard: OpticalNarrowing.thousandths(weight, at: size)
    case .rounded: OpticalNarrowing.display(weight)
    case .serif: 0
    }
  }

  private func displayPart(at size: Double) -> Double {
    design == .rounded ? 1 : OpticalNarrowing.displayPart(at: size)
  }

  /// The changes to the advances of glyphs at one size.
  struct Spacing {
    fileprivate let own: [Int32], fitted: [Int32]
    /// The width of the outlines as a multiple of the font's size.
    fileprivate let outline: (part: Int, whole: Int)
    fileprivate let display: [Int16]
    /// The factor that converts the values of `display` to font units, multiplied by the share of
    /// them that applies at the size.
    fileprivate let displayFactor: Double
    /// The distance by which each letter is narrower, in font units.
    fileprivate let narrowing: Double
    fileprivate let tracking: Int

    /// Changes the advance of a shaped glyph, and moves the glyph to the middle of its new advance
    /// without the tracking.
    func apply(to glyph: inout ShapedGlyph) {
      let id = Int(glyph.id)
      // Combining marks and invisible characters have no width, and no tracking is added after
      // them.
      guard id < own.count, glyph.advance > 0 else { return }
      let wider = display.isEmpty ? 0 : Double(display[id]) * displayFactor
      let (own, fitted) = (Int(own[id]), Int(fitted[id]) - Int((narrowing - wider).rounded()))
      // The glyph is moved to the middle of its fitted advance; its outline is drawn as wide as
      // this part of its own width.
      glyph.dx += (fitted - own * outline.part / outline.whole) >> 1
      glyph.advance += fitted - own + tracking
    }
  }
}
