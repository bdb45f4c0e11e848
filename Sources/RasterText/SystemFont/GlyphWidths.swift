/// The measured widths of a weight, indexed by the glyph numbers of a face.
struct GlyphWidths {
  /// The advances up to 17 points, in font units by glyph.
  private(set) var advances: [Int32]
  /// The additions to the advances at display sizes, in ten-thousandths of an em by glyph; empty if
  /// they were not measured.
  private(set) var display: [Int16]

  /// Makes the widths for a face, given the face's own widths in font units by glyph.
  init(_ measured: MeasuredAdvances, of face: FreeTypeFace, own: [Int32]) {
    let unitsPerEm = Double(face.metrics.unitsPerEm)
    advances = own.map { Int32((Double($0) * measured.factor).rounded()) }
    display = Array(repeating: 0, count: measured.display.isEmpty ? 0 : own.count)
    func index(of scalar: UInt32) -> Int? {
      face.glyph(for: scalar).map(Int.init).flatMap { $0 < own.count ? $0 : nil }
    }
    for (scalar, advance) in measured.all {
      guard let glyph = index(of: scalar) else { continue }
      advances[glyph] = Int32((Double(advance) * unitsPerEm / 10000).rounded())
    }
    for (offset, change) in measured.display.enumerated() {
      if let glyph = index(of: UInt32(0x20 + offset)) { display[glyph] = change }
    }
    for (letter, shape) in LetterShapes.sameWidths where measured.has(shape) {
      guard let glyph = index(of: letter), let base = index(of: shape) else { continue }
      advances[glyph] = own[glyph] + advances[base] - own[base]
      if !display.isEmpty { display[glyph] = display[base] }
    }
  }
}

extension MeasuredAdvances {
  /// All characters with a measured width.
  fileprivate var all: [(scalar: UInt32, advance: UInt16)] {
    ascii.enumerated().filter { $1 > 0 }.map { (UInt32($0 + 0x20), $1) }
      + others.map { ($0.scalar.value, $0.advance) }
  }

  /// Returns whether a character's width was measured.
  fileprivate func has(_ scalar: UInt32) -> Bool {
    let index = Int(scalar) - 0x20
    if ascii.indices.contains(index) { return ascii[index] > 0 }
    return others.contains { $0.scalar.value == scalar }
  }
}
