internal import CFreeType

extension FreeTypeFace {
  /// The axes of a variable font; empty for other fonts.
  var axes: [FontAxis] {
    withAxes { record in
      (0..<Int(record.num_axis)).map { index in
        let axis = record.axis[index]
        return FontAxis(
          tag: UInt32(truncatingIfNeeded: axis.tag), minimum: Self.number(axis.minimum),
          standard: Self.number(axis.def), maximum: Self.number(axis.maximum))
      }
    } ?? []
  }

  /// The number of named instances of a variable font.
  var instanceCount: Int { Int(face.pointee.style_flags >> 16) }

  /// The number of fonts in the file.
  var fontCount: Int { Int(face.pointee.num_faces) }

  /// Returns the positions on all axes, in the order of the axes, after some are changed; empty if
  /// the font has no axes.
  func position(for variations: [FontVariation]) -> [Double] {
    let axes = axes
    guard !axes.isEmpty else { return [] }
    var current = [FT_Fixed](repeating: 0, count: axes.count)
    guard FT_Get_Var_Design_Coordinates(face, FT_UInt(axes.count), &current) == 0 else {
      return axes.map(\.standard)
    }
    return zip(axes, current).map { axis, current in
      let wanted = variations.last { $0.axis == axis.tag }
      return wanted.map { axis.clamped($0.value) } ?? Self.number(current)
    }
  }

  /// Moves the outlines and widths to a position on the axes.
  func move(to position: [Double]) {
    guard !position.isEmpty else { return }
    var fixed = position.map { FT_Fixed(($0 * 65536).rounded()) }
    _ = FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
  }

  private func withAxes<Result>(_ body: (FT_MM_Var) -> Result) -> Result? {
    var record: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &record) == 0, let record else { return nil }
    defer { FT_Done_MM_Var(library, record) }
    return body(record.pointee)
  }

  /// Converts a fixed-point number with 16 fraction bits.
  private static func number(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65536 }
}
