import RasterCore

/// Conversions from CMYK to sRGB.
enum InkMixture {
  /// The colours of paper with each combination of full inks, where bits 3 to 0 of the index are
  /// cyan, magenta, yellow and black: the colours of offset printing (SWOP), which viewers show for
  /// `DeviceCMYK`.
  private static let corners: [SIMD3<Double>] = [
    SIMD3(1, 1, 1), SIMD3(0.1373, 0.1216, 0.1255), SIMD3(1, 0.9490, 0), SIMD3(0.1098, 0.1020, 0),
    SIMD3(0.9255, 0, 0.5490), SIMD3(0.1412, 0, 0), SIMD3(0.9294, 0.1098, 0.1412),
    SIMD3(0.1333, 0, 0), SIMD3(0, 0.6784, 0.9373), SIMD3(0, 0.0588, 0.1412),
    SIMD3(0, 0.6510, 0.3137), SIMD3(0, 0.0745, 0), SIMD3(0.1804, 0.1922, 0.5725),
    SIMD3(0, 0, 0.0078), SIMD3(0.2118, 0.2119, 0.2235), SIMD3(0, 0, 0),
  ]

  /// Returns the colour of amounts of ink from 0 to 1, interpolated between the colours of full
  /// inks.
  static func color(
    _ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double
  ) -> Color {
    var sum = SIMD3<Double>.zero
    for (index, corner) in corners.enumerated() {
      let share =
        (index & 8 != 0 ? cyan : 1 - cyan) * (index & 4 != 0 ? magenta : 1 - magenta)
        * (index & 2 != 0 ? yellow : 1 - yellow) * (index & 1 != 0 ? black : 1 - black)
      sum += corner * share
    }
    return Color(red: min(sum[0], 1), green: min(sum[1], 1), blue: min(sum[2], 1))
  }
}
