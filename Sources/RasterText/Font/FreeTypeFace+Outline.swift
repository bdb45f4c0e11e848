internal import CFreeType
import Foundation
import RasterCore

extension FreeTypeFace {
  /// Returns the outline of a glyph, in ems with y down, relative to its origin on the baseline.
  ///
  /// The outline is empty if FreeType cannot load the glyph as an outline.
  func outline(of glyph: UInt32) -> Path {
    guard load(glyph) else { return Path() }
    var tracer = OutlineTracer(unitsPerEm: CGFloat(face.pointee.units_per_EM))
    var steps = OutlineTracer.steps
    withUnsafeMutablePointer(to: &tracer) { tracer in
      _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &steps, tracer)
    }
    tracer.finish()
    return tracer.path
  }

  /// Loads a glyph in font units.
  ///
  /// Returns whether that succeeded.
  func load(_ glyph: UInt32) -> Bool {
    // The font units of the file are used, since scaling and hinting would depend on FreeType's
    // version.
    let plain = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face, glyph, FT_Int32(plain)) == 0 else { return false }
    return face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
  }
}
