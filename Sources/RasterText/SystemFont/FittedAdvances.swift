/// The advance widths of a font's glyphs as on iOS, for one weight and design of the system font.
///
/// ```
///  Inter        │ w  │      an advance of 17-point Inter
///  as on iOS    │w │        narrower or wider by the fitted difference, and tracking after it
///               └ the glyph is moved by half the difference, so that it stays in the middle
/// ```
///
/// Inter's outlines are drawn at ``outlineScale`` of the size, and its kerning stays as it is. The
/// widths are numbers fitted to public pictures (facts SF1 to SF5, `Fonts/README.md`); none is read
/// from a font of Apple's.
struct FittedAdvances: Sendable {
  /// The version of the widths, which goldens record; it changes with any number in them.
  static let version = 1

  /// The size of the outlines as a multiple of the font's size.
  ///
  /// With it Inter's capitals are as high as San Francisco's: 2048 of 2816 units · 31/32 is 1443 of
  /// 2048 (`UIFont.capHeight`). Letters then also fill as much of their width (fact SF2).
  static let outlineScale = Double(outline.part) / Double(outline.whole)
  private static let outline = (part: 31, whole: 32)

  private let weight: FontWeight
  private let design: SystemFontDesign
  private let unitsPerEm: Double
  /// The advances of Inter's glyphs and the fitted ones up to 17 points, in font units by glyph.
  private let own: [Int32], fitted: [Int32]

  /// Makes the widths for a face, given its own ones in font units by glyph.
  init(of face: FreeTypeFace, own: [Int32], weight: FontWeight, design: SystemFontDesign) {
    self.weight = weight
    self.design = design
    unitsPerEm = Double(face.metrics.unitsPerEm)
    self.own = own
    var fitted = own
    if design != .serif {
      fitted.fit(to: .of(weight), of: face, unitsPerEm: unitsPerEm)
    }
    self.fitted = fitted
  }

  /// Returns the changes to glyphs at a size in points.
  func spacing(at size: Double) -> Spacing {
    Spacing(
      own: own, fitted: fitted, narrowing: units(narrowing(at: size)),
      tracking: units(Tracking.of(design).thousandths(at: size)))
  }

  /// Returns the width of an outline with an advance, as it is drawn, in font units.
  private static func drawn(_ advance: Int) -> Int { advance * outline.part / outline.whole }

  private func units(_ thousandths: Double) -> Int {
    Int((thousandths * unitsPerEm / 1000).rounded())
  }

  /// The distance by which letters are narrower at a size, in thousandths of an em.
  ///
  /// The rounded design has one set of letters for all sizes, those of the display sizes: its
  /// published tracking is the standard one's from 28 points on. New York's widths are not known.
  private func narrowing(at size: Double) -> Double {
    switch design {
    case .standard: OpticalNarrowing.thousandths(weight, at: size)
    case .rounded: OpticalNarrowing.display(weight)
    case .serif: 0
    }
  }

  /// The changes to the glyphs of a text of one size.
  struct Spacing {
    fileprivate let own: [Int32], fitted: [Int32]
    fileprivate let narrowing: Int, tracking: Int

    /// Changes the advance of a shaped glyph, and moves the glyph by half the change.
    func apply(to glyph: inout ShapedGlyph) {
      let id = Int(glyph.id)
      // Combining marks and invisible characters have no width, and no letter space after them.
      guard id < own.count, glyph.advance > 0 else { return }
      let (own, fitted) = (Int(own[id]), Int(fitted[id]) - narrowing)
      glyph.dx += (fitted - FittedAdvances.drawn(own)) >> 1
      glyph.advance += fitted - own + tracking
    }
  }
}

extension [Int32] {
  /// Replaces the advances of glyphs, given Inter's.
  fileprivate mutating func fit(
    to measured: MeasuredAdvances, of face: FreeTypeFace, unitsPerEm: Double
  ) {
    let own = self
    self = own.map { Int32((Double($0) * measured.factor).rounded()) }
    for (scalar, advance) in measured.all {
      guard let glyph = face.glyph(for: scalar).map(Int.init), glyph < count else { continue }
      self[glyph] = Int32((Double(advance) * unitsPerEm / 10000).rounded())
    }
    for (scalar, base) in LetterShapes.sameWidths {
      guard let glyph = face.glyph(for: scalar).map(Int.init), glyph < count,
        let known = face.glyph(for: base).map(Int.init), known < count, measured.has(base)
      else { continue }
      self[glyph] = own[glyph] + self[known] - own[known]
    }
  }
}

extension MeasuredAdvances {
  /// All characters with a measured width.
  fileprivate var all: [(scalar: UInt32, advance: UInt16)] {
    ascii.enumerated().filter { $1 > 0 }.map { (UInt32($0 + 0x20), $1) }
      + others.map { ($0.scalar.value, $0.advance) }
  }

  /// Whether a character's width was measured.
  fileprivate func has(_ scalar: UInt32) -> Bool {
    let index = Int(scalar) - 0x20
    if ascii.indices.contains(index) { return ascii[index] > 0 }
    return others.contains { $0.scalar.value == scalar }
  }
}
