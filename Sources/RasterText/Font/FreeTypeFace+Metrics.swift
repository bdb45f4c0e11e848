internal import CFreeType

extension FreeTypeFace {
  /// The metrics of the font, as fractions of an em.
  ///
  /// Depths below the baseline are positive.
  var metrics: EmMetrics {
    let record = face.pointee
    let em = Double(record.units_per_EM)
    let ascender = Double(record.ascender)
    // In FreeType y points up, so depths are negative there.
    let descender = Double(-Int(record.descender))
    let heights = latinHeights
    return EmMetrics(
      unitsPerEm: Int(record.units_per_EM),
      ascender: ascender / em, descender: descender / em,
      lineGap: max(0, Double(record.height) - ascender - descender) / em,
      capHeight: Double(heights.capital) / em, xHeight: Double(heights.small) / em,
      underlinePosition: Double(-Int(record.underline_position)) / em,
      underlineThickness: Double(record.underline_thickness) / em)
  }

  /// The heights of H and x in font units: from the OS/2 table if it contains them, otherwise from
  /// the outlines, or from the ascender if there are none.
  private var latinHeights: (capital: Int, small: Int) {
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
    let capital = table.map { Int($0.pointee.sCapHeight) } ?? 0
    let small = table.map { Int($0.pointee.sxHeight) } ?? 0
    return (
      capital > 0 ? capital : top(of: "H") ?? Int(face.pointee.ascender),
      small > 0 ? small : top(of: "x") ?? Int(face.pointee.ascender) / 2
    )
  }

  private func top(of scalar: Unicode.Scalar) -> Int? {
    guard let glyph = glyph(for: scalar.value), load(glyph) else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&face.pointee.glyph.pointee.outline, &box)
    return Int(box.yMax)
  }
}
