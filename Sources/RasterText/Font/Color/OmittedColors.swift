internal import CHarfBuzz

extension HarfBuzzFont {
  /// The format of the font's colours if it is not supported, such as `COLR version 1`; nil if the
  /// colours are drawn or there are none.
  ///
  /// ```
  ///  table         content                               drawn
  ///  COLR 0        layers of one colour each             yes
  ///  COLR 1        gradients and transforms              no
  ///  sbix, CBDT    bitmaps                               no
  ///  SVG           documents                             no
  /// ```
  ///
  /// If a font has layers too, its bitmaps or SVG documents show the same glyphs, so nothing is
  /// omitted.
  var omittedColors: String? {
    if hasPaints { return "COLR version 1" }
    if hasLayers { return nil }
    if !table("sbix").isEmpty { return "sbix bitmaps" }
    if !table("CBDT").isEmpty { return "CBDT bitmaps" }
    return table("SVG ").isEmpty ? nil : "SVG documents"
  }

  /// Whether the table COLR has a list of paints, which only its version 1 has: an offset of four
  /// bytes after the header of version 0.
  private var hasPaints: Bool {
    let colors = table("COLR")
    return colors.count >= 18 && colors[1] >= 1 && colors[14..<18].contains { $0 != 0 }
  }

  /// Returns the first 64 bytes of a table, or fewer if it is shorter; empty if the font does not
  /// have it.
  private func table(_ name: StaticString) -> [UInt8] {
    let blob = hb_face_reference_table(face, OpenTypeTag.number(name))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count) else { return [] }
    return start.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: min(Int(count), 64)))
    }
  }
}
