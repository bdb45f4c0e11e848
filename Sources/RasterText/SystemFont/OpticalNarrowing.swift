/// The distance by which every letter of San Francisco is narrower at display sizes.
///
/// Up to 17 points the distance is 0. From there to 28 points the distance grows, and above 28
/// points it hardly changes. The letter itself is narrower, not the space after the letter. In
/// bold, some letters have another distance (fact SF4).
enum OpticalNarrowing {
  /// Returns the distance for a weight at a size in points, in thousandths of an em.
  static func thousandths(_ weight: FontWeight, at size: Double) -> Double {
    Interpolation.value(at: size, in: steps(of: weight))
  }

  /// Returns the part of a letter's change at display sizes that applies at a size: none up to 17
  /// points, all from 28 points on.
  static func displayPart(at size: Double) -> Double {
    Interpolation.value(at: size, in: [(17, 0), (28, 1)])
  }

  /// Returns the distance for a weight at display sizes, in thousandths of an em.
  static func display(_ weight: FontWeight) -> Double { thousandths(weight, at: 28) }

  /// Returns the distances at several sizes in points.
  ///
  /// For regular, the distances from 25 points on were measured in twelve pictures of a label. All
  /// other distances were fitted to 250 strings, the distances for bold also to 25 pictures of
  /// buttons. Medium was not measured, so the distances for regular are used.
  private static func steps(of weight: FontWeight) -> [(Double, Double)] {
    switch weight {
    case .regular, .medium:
      [
        (17, 0), (18, 3), (19, 7), (20, 14), (21, 22), (22, 30), (23, 39), (24, 46), (25, 49.5),
        (26, 52), (27, 55.4), (28, 58.7), (35, 58.5), (38, 57.7),
      ]
    case .semibold: [(17, 0), (20, 14), (22, 37), (28, 64)]
    case .bold: [(17, 0), (20, 11.4), (22, 26.8), (25, 49.1), (28, 51.2)]
    }
  }
}
