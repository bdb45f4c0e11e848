/// The distances added after every letter of a system font, which depend on its size.
///
/// The Human Interface Guidelines publish them in thousandths of an em for sizes from 6 points on
/// (fact SF1). The value of a size between two entries of the table is interpolated; beyond the
/// table it is that of the first or last entry.
struct Tracking: Sendable {
  /// The sizes in points and the tracking in thousandths of an em, by ascending size.
  private let steps: [(size: Double, thousandths: Double)]

  private init(from first: Int, _ thousandths: [Double], then rest: [(Double, Double)]) {
    steps = thousandths.enumerated().map { (Double(first + $0), $1) } + rest
  }

  /// Returns the tracking at a size in points, in thousandths of an em.
  func thousandths(at size: Double) -> Double { Interpolation.value(at: size, in: steps) }

  static func of(_ design: SystemFontDesign) -> Tracking {
    switch design {
    case .standard: standard
    case .rounded: rounded
    case .serif: serif
    }
  }

  private static let standard = Tracking(
    from: 6,
    [
      41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11,
      14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6,
    ],
    then: [
      (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
    ])

  private static let rounded = Tracking(
    from: 6,
    [
      87, 80, 72, 65, 58, 52, 46, 40, 35, 30, 26, 22, 21, 20, 18, 17, 16, 16, 15, 14, 14, 14, 13,
      13, 12, 12, 12, 12, 12, 11, 11, 10, 10, 10, 10, 10, 10, 9, 8, 8, 8, 8, 8, 8, 7, 6, 6, 6, 6,
    ],
    then: [
      (56, 6), (58, 4), (62, 4), (64, 3), (66, 2), (72, 2), (76, 1), (80, 0),
    ])

  private static let serif = Tracking(
    from: 6,
    [
      40, 32, 25, 20, 16, 11, 6, 4, 2, 0, -2, -4, -6, -8, -10, -10, -10, -11, -11, -11, -12, -12,
      -12, -12, -12, -13, -13, -13, -14, -14, -14,
    ],
    then: [(52, -14), (54, -15), (66, -15), (70, -16), (160, -16), (180, -17), (220, -18)])
}
