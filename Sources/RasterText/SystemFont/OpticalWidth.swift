/// The factor by which San Francisco's letters are narrower at display sizes.
///
/// Up to 17 points it is 1. Between 17 and 28 points it falls, and from 28 points on it is constant
/// (fact SF4). It applies to the advance widths, not to the tracking.
enum OpticalWidth {
  /// Returns the factor for a weight at a size in points.
  static func factor(_ weight: FontWeight, at size: Double) -> Double {
    Interpolation.value(at: size, in: steps(of: weight))
  }

  /// The factor at display sizes.
  static func display(_ weight: FontWeight) -> Double { factor(weight, at: 28) }

  /// Returns the sizes in points and the factors measured in public pictures.
  ///
  /// Regular was measured at 18, 19 and twelve sizes from 25 to 58, semibold at 22, and bold at 22
  /// and 33. Semibold at 28 follows regular's curve, and medium is regular's.
  private static func steps(of weight: FontWeight) -> [(Double, Double)] {
    switch weight {
    case .regular, .medium:
      [
        (17, 1), (18, 0.9954), (19, 0.9858), (25, 0.8983), (26, 0.8933), (27, 0.8862), (28, 0.8804),
      ]
    case .semibold: [(17, 1), (22, 0.93), (28, 0.857)]
    case .bold: [(17, 1), (22, 0.952), (28, 0.903)]
    }
  }
}
