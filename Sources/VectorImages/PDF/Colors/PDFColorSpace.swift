import RasterCore

/// A colour space (ISO 32000-1, 8.6), whose colours are converted to sRGB.
struct PDFColorSpace: Sendable {
  indirect enum Kind: Sendable {
    case gray, rgb, cmyk
    /// CIE's L*a*b* with its white point, and the ranges of a and b.
    case lab(white: [Double], range: [Double])
    case profile(ColorProfile)
    /// Indices into a table of colours of another space.
    case indexed(PDFColorSpace, table: [Color])
    /// Spot colours (`Separation` or `DeviceN`), which a function converts to another space; the
    /// function is nil if the colours never paint.
    case inks(count: Int, PDFColorSpace, PDFFunction?)
    /// Patterns, and the colour space for patterns without their own colours.
    case pattern(PDFColorSpace?)
  }

  let kind: Kind

  static let gray = PDFColorSpace(kind: .gray)
  static let rgb = PDFColorSpace(kind: .rgb)
  static let cmyk = PDFColorSpace(kind: .cmyk)

  var components: Int {
    switch kind {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .profile(let profile): profile.components
    case .inks(let count, _, _): count
    case .pattern(let base): base?.components ?? 0
    }
  }

  /// The initial colour after the space is selected.
  var initialComponents: [Double] {
    switch kind {
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _): [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: components)
    }
  }

  /// Returns the minimum and maximum of each component, one after the other, for samples of `bits`
  /// bits.
  func defaultDecode(bits: Int) -> [Double] {
    switch kind {
    case .indexed: [0, Double(1 << bits - 1)]
    case .lab(_, let range): [0, 100] + range
    default: (0..<components).flatMap { _ in [0.0, 1.0] }
    }
  }

  /// Returns the colour of components; missing ones are 0.
  ///
  /// Spot colours that never paint are transparent.
  func color(_ components: [Double]) -> Color {
    func part(_ index: Int) -> Double { index < components.count ? components[index] : 0 }
    switch kind {
    case .gray, .pattern: return Color(white: Self.unit(part(0)))
    case .rgb:
      return Color(
        red: Self.unit(part(0)), green: Self.unit(part(1)), blue: Self.unit(part(2)))
    case .cmyk:
      return InkMixture.color(
        Self.unit(part(0)), Self.unit(part(1)), Self.unit(part(2)), Self.unit(part(3)))
    case .lab(let white, _): return ColorConversion.lab(part(0), part(1), part(2), white: white)
    case .profile(let profile): return profile.color(part(0), part(1), part(2))
    case .indexed(_, let table):
      let index = part(0)
      return table.isEmpty || !(index >= 0)
        ? .black : table[Int(min(index, Double(table.count - 1)))]
    case .inks(_, let space, let function):
      return function.map { space.color($0(components)) } ?? .clear
    }
  }

  /// Clamps a component to 0…1; NaN becomes 0.
  static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
