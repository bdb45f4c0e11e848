import Foundation

/// A quantisation table: the divisors of a block's coefficients, row by row.
struct JPEGQuantisation {
  let steps: [Int]

  /// Returns the table scaled to a quality from 0 to 1 with the formula of the Independent JPEG
  /// Group: the table itself at 0.5, all ones at 1.
  func scaled(to quality: CGFloat) -> JPEGQuantisation {
    let percent = min(max(Int((quality.isNaN ? 0 : min(max(quality, 0), 1)) * 100 + 0.5), 1), 100)
    let scale = percent < 50 ? 5000 / percent : 200 - 2 * percent
    return JPEGQuantisation(steps: steps.map { min(max(($0 * scale + 50) / 100, 1), 255) })
  }

  /// The table for luminance in T.81, annex K.1.
  static let luminance = JPEGQuantisation(steps: [
    16, 11, 10, 16, 24, 40, 51, 61,
    12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77,
    24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101,
    72, 92, 95, 98, 112, 100, 103, 99,
  ])

  /// The table for chrominance in T.81, annex K.1.
  static let chrominance = JPEGQuantisation(
    steps: [
      17, 18, 24, 47, 99, 99, 99, 99,
      18, 21, 26, 66, 99, 99, 99, 99,
      24, 26, 56, 99, 99, 99, 99, 99,
      47, 66, 99, 99, 99, 99, 99, 99,
    ] + [Int](repeating: 99, count: 32))
}
