import RasterCore

/// A kind of overlay, with its hue, pattern and name in the legend.
package enum OverlayStyle: CaseIterable, Hashable {
  case sectionInset, contentInset, lineSpacing, interitemSpacing, safeArea, content, viewport, group
  case satisfied, aligned, atLimit, broken, ambiguous

  /// A pattern that fills or outlines an area, or the form of a line.
  enum Pattern {
    /// Lines at 45°.
    case hatch
    /// Dashed lines at 45°.
    case dashedHatch
    /// A solid colour.
    case tint
    /// A solid colour with a dashed outline.
    case dashedTint
    case outline
    case dashedOutline
    /// A dimension line.
    case line
    /// A chain line: alternating long and short strokes.
    case chainLine
    /// A dimension line with filled squares at its ends.
    case stop
    /// A thick dimension line.
    case thickLine
    /// A dashed dimension line.
    case dashedLine
  }

  /// The name, pattern and colours of one style.
  ///
  /// No two styles have both the same hue and the same pattern.
  private struct Values {
    let name: String
    let pattern: Pattern
    /// The colour in the light appearance, as `0xRRGGBB`.
    let light: UInt32
    /// The colour in the dark appearance, as `0xRRGGBB`.
    let dark: UInt32
  }

  /// The name in the legend.
  var name: String { values.name }

  /// The pattern, by which most styles can be recognised without their hue.
  var pattern: Pattern { values.pattern }

  private var values: Values {
    switch self {
    case .sectionInset:
      Values(name: "section inset", pattern: .hatch, light: 0xC96A00, dark: 0xFFA640)
    case .contentInset:
      Values(name: "content inset", pattern: .dashedHatch, light: 0x00806A, dark: 0x3DD6B5)
    case .lineSpacing:
      Values(name: "line spacing", pattern: .tint, light: 0x2A5BD7, dark: 0x6F97FF)
    case .interitemSpacing:
      Values(name: "interitem spacing", pattern: .tint, light: 0x16A3D8, dark: 0x4FC7F2)
    case .safeArea:
      Values(name: "outside the safe area", pattern: .dashedTint, light: 0xA88D00, dark: 0xE8CF4A)
    case .content: Values(name: "content", pattern: .outline, light: 0x5C5D66, dark: 0xA6A7B0)
    case .viewport: Values(name: "viewport", pattern: .outline, light: 0x17171A, dark: 0xF2F2F5)
    case .group: Values(name: "group", pattern: .dashedOutline, light: 0x2A5BD7, dark: 0x6F97FF)
    case .satisfied:
      Values(name: "constraint that holds", pattern: .line, light: 0x2A5BD7, dark: 0x7DA2FF)
    case .aligned:
      Values(name: "aligned sides", pattern: .chainLine, light: 0x2A5BD7, dark: 0x7DA2FF)
    case .atLimit:
      Values(name: "inequality at its limit", pattern: .stop, light: 0x007A4D, dark: 0x45D69A)
    case .broken: Values(name: "broken", pattern: .thickLine, light: 0xD4201A, dark: 0xFF625C)
    case .ambiguous:
      Values(name: "ambiguous", pattern: .dashedLine, light: 0x8A4B00, dark: 0xFFB454)
    }
  }

  /// Returns the colour for an appearance.
  func hue(in appearance: Appearance) -> Color {
    Color(appearance == .light ? values.light : values.dark)
  }
}
