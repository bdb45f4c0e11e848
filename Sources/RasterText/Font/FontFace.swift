import Basics
package import Foundation
import RasterCore

/// A font read from a file: its character map, metrics and glyphs.
///
/// Metrics are fractions of an em: in a font of 17 points, a `capHeight` of 0.7 is 11.9 points.
/// Faces are equal only if they are the same object. Any thread may use a face: FreeType is
/// protected by a lock, HarfBuzz's font is immutable, and each cache has its own lock.
package final class FontFace: Sendable {
  let file: FontFile
  let harfBuzz: HarfBuzzFont
  private let freeType: Mutex<FreeTypeFace>
  private let metrics: EmMetrics
  private let names: FontNames
  /// The selected font of the file, its named instance and its axis positions.
  let selection: FontSelection
  /// The axes of a variable font; empty for other fonts.
  package let axes: [FontAxis]
  /// The changes to the file's outlines.
  let changes: OutlineChanges
  /// The colours of a font whose glyphs have layers; empty for other fonts.
  let palette: [Color]
  /// The format of the font's colours if it is not supported, such as `COLR version 1`; nil if the
  /// colours are drawn or there are none.
  package let omittedColors: String?
  /// The widths of the glyphs as on iOS; nil for the font's own widths.
  let advances: FittedAdvances?
  /// The glyph of the space character, which never covers a pixel; nil if the font has none.
  let spaceGlyph: UInt32?
  /// The glyphs of the scalars below U+0250; 0 if the font does not have the glyph.
  private let firstGlyphs: [UInt32]

  private let outlines = Mutex(GenerationalCache<UInt32, Path>(limit: 1 << 16))
  private let shapes = Mutex(GenerationalCache<ShapingRequest, [ShapedGlyph]>(limit: 1 << 17))
  let masks = Mutex(GenerationalCache<GlyphMaskKey, CoverageMask>(limit: 1 << 24))
  let outlineDigests = Mutex<[UInt32: SIMD4<UInt64>]>([:])
  let layers = Mutex<[UInt32: [ColorLayer]]>([:])
  /// The faces of the same font at other positions on its axes that were made so far.
  let variants = Mutex<[FontSelection: FontFace]>([:])
  private let digest: Mutex<String?>

  /// Reads a TrueType or OpenType font.
  ///
  /// If the file is a collection, its first font is read.
  ///
  /// - Throws: `FontError` if the file cannot be read or used.
  package convenience init(contentsOf url: URL) throws(FontError) {
    try self.init(FontFile(contentsOf: url))
  }

  /// Reads a font from memory.
  ///
  /// - Parameters:
  ///   - data: the bytes of a TrueType or OpenType file.
  ///   - name: the name for error messages.
  /// - Throws: `FontError` if the bytes are not a usable font.
  package convenience init(data: Data, name: String) throws(FontError) {
    try self.init(FontFile(data: data, path: name))
  }

  /// Reads a font from a file.
  ///
  /// The fingerprint is computed when needed unless it is given here. The glyphs have the font's
  /// own widths, unless `advances` replaces them.
  init(
    _ file: FontFile, _ selection: FontSelection = FontSelection(), fingerprint: String? = nil,
    changes: OutlineChanges = OutlineChanges(),
    advances: (FreeTypeFace, HarfBuzzFont) -> FittedAdvances? = { _, _ in nil }
  ) throws(FontError) {
    let face = try FreeTypeFace(file, selection)
    axes = face.axes
    let position = face.position(for: selection.variations)
    // A named instance is already at its position, and moving the face there would discard its
    // name, so the face is moved only for chosen variations.
    if !selection.variations.isEmpty { face.move(to: position) }
    harfBuzz = try HarfBuzzFont(file, index: selection.index, position: position)
    palette = harfBuzz.hasLayers ? harfBuzz.palette : []
    omittedColors = harfBuzz.omittedColors
    self.selection = selection
    self.changes = changes
    metrics = face.metrics
    names = face.names
    // No other thread can use the FreeType face yet, so these glyphs are read before it is wrapped
    // in its mutex.
    firstGlyphs = (0..<0x250).map { face.glyph(for: $0) ?? 0 }
    spaceGlyph = face.glyph(for: 0x20)
    self.advances = advances(face, harfBuzz)
    freeType = Mutex(face)
    digest = Mutex(fingerprint)
    self.file = file
  }

  /// Returns the number of a character's glyph, or nil if the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    let value = Int(scalar.value)
    if value < firstGlyphs.count { return firstGlyphs[value] == 0 ? nil : firstGlyphs[value] }
    return freeType.withLock { $0.glyph(for: scalar.value) }
  }

  /// The SHA-256 of the file in hexadecimal digits.
  ///
  /// The hash is computed when it is first read, unless the initialiser received it.
  package var fingerprint: String {
    digest.withLock { digest in
      let made = digest ?? SHA256.hexadecimal(of: file.bytes)
      digest = made
      return made
    }
  }

  /// Returns the outline of a glyph, from the cache if possible.
  func keptOutline(of glyph: UInt32) -> Path {
    // The lock is not held while the outline is made. Two threads may make the same outline, but no
    // thread waits for another.
    if let path = outlines.withLock({ $0.value(for: glyph) }) { return path }
    let path = changes.applied(
      to: freeType.withLock { $0.outline(of: glyph) }, xHeight: metrics.xHeight)
    outlines.withLock { $0.insert(path, for: glyph, cost: path.elements.count + 1) }
    return path
  }

  /// Returns the shaped glyphs of a text, from the cache if possible.
  func shape(_ request: ShapingRequest) -> [ShapedGlyph] {
    if let glyphs = shapes.withLock({ $0.value(for: request) }) { return glyphs }
    let glyphs = harfBuzz.shape(request)
    shapes.withLock { $0.insert(glyphs, for: request, cost: request.scalars.count + 8) }
    return glyphs
  }
}

/// The changes that are made to the outlines of a font's file.
struct OutlineChanges: Sendable, Hashable {
  /// The thickness that is added to stems, in ems.
  var emboldening = 0.0
  /// The distance by which glyphs are lower than in the file, in ems.
  var drop = 0.0
  /// The distance to the right per distance up.
  var slant = 0.0
  /// The width of the glyphs as a multiple of the width in the file.
  var width = 1.0

  /// Returns an outline in ems with all changes except `drop`.
  ///
  /// Italic letters are slanted about the middle of the x-height, so that they stay in the middle
  /// of their widths.
  func applied(to outline: Path, xHeight: Double) -> Path {
    let path = Emboldening.emboldened(outline, by: emboldening)
    guard slant != 0 || width != 1 else { return path }
    return path.applying(
      CGAffineTransform(a: width, b: 0, c: -slant, d: 1, tx: -slant * xHeight / 2, ty: 0))
  }

  /// The changes of width and slant as a suffix of the font's version, such as `, slanted`; empty
  /// if there are none.
  var words: String { (width == 1 ? "" : ", condensed") + (slant == 0 ? "" : ", slanted") }
}

extension FontFace {
  /// The font's name with its style, such as `Inter Semi Bold`.
  package var name: String { names.full }
  /// The name of the family, such as `Inter`.
  package var familyName: String { names.family }
  /// The PostScript name, such as `Inter-SemiBold`, or the full name if the file has none.
  package var postScriptName: String { names.postScript.isEmpty ? names.full : names.postScript }
  /// The version in the file, such as `3.019`, followed by the positions on the axes, the version
  /// of iOS's widths (`FittedAdvances`), and the changes of width and slant, as far as there are
  /// any.
  package var version: String {
    let version = names.version + selection.words
    let widths = advances == nil ? "" : " with iOS's widths \(FittedAdvances.version)"
    return version + widths + changes.words
  }
  /// The number of font units per em.
  package var unitsPerEm: Int { metrics.unitsPerEm }
  /// The height of lines above the baseline, in ems.
  package var ascender: CGFloat { metrics.ascender }
  /// The depth of lines below the baseline, as a positive number of ems.
  package var descender: CGFloat { metrics.descender }
  /// The space between lines, in ems.
  package var lineGap: CGFloat { metrics.lineGap }
  /// The height of capital letters, in ems.
  package var capHeight: CGFloat { metrics.capHeight * outlineScale }
  /// The height of lowercase letters without ascenders, in ems.
  package var xHeight: CGFloat { metrics.xHeight * outlineScale }
  /// The distance from the baseline down to the middle of an underline, in ems.
  package var underlinePosition: CGFloat { metrics.underlinePosition }
  /// The thickness of an underline, in ems.
  package var underlineThickness: CGFloat { metrics.underlineThickness }
  /// The distance from the baseline down to an underline, in ems.
  ///
  /// In the system font with iOS's widths, the distance is taken from pictures of iOS, in which it
  /// is smaller than in Inter's file (fact SF21).
  var underlineTop: CGFloat {
    advances == nil
      ? metrics.underlinePosition - metrics.underlineThickness / 2 : FittedAdvances.underlineTop
  }

  /// The size of the outlines as a multiple of the font's size.
  var outlineScale: CGFloat { advances == nil ? 1 : FittedAdvances.outlineScale }

  /// Returns the font's own line metrics at a size in points.
  package func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: lineGap * size)
  }
}

extension FontFace: Hashable {
  /// Returns whether two faces are the same object.
  package static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
