import Foundation

/// The positions of a wheel's rows, which are on a cylinder seen from the front.
///
///      ┌──────────┐
///      │  ‾row‾   │   flatter and paler towards the edges
///     ╭┼──────────┼╮
///     ││   row    ││  the selected row, in the band
///     ╰┼──────────┼╯
///      │  _row_   │
///      └──────────┘
///
/// The cylinder's diameter is the height of the wheel, and rows are as far apart on its surface as
/// they are high. The cylinder and the opacities were chosen for this package.
struct WheelGeometry {
  /// The height of the wheel in points.
  let height: CGFloat
  /// The height of a row in points.
  let rowHeight: CGFloat

  /// The opacity of rows that are not selected; it is multiplied by the cosine of their angle, so
  /// that they are paler towards the edges.
  private static let shade: CGFloat = 0.5

  private var radius: CGFloat { height / 2 }

  /// The maximum distance of a visible row from the selected one, in rows.
  var reach: Int {
    guard rowHeight > 0, radius > 0 else { return 0 }
    // Only a quarter of the circumference on each side of the selected row is visible.
    return Int((radius * Self.quarter / rowHeight).rounded(.down))
  }
  private static let quarter: CGFloat = 1.570796

  /// Returns the distance of a row's middle from the wheel's middle, in points.
  func middle(at offset: Int) -> CGFloat { radius * sine(angle(offset)) }
  /// Returns the factor by which a row is flattened.
  func flattening(at offset: Int) -> CGFloat { cosine(angle(offset)) }
  func opacity(at offset: Int) -> CGFloat {
    offset == 0 ? 1 : Self.shade * cosine(angle(offset))
  }
  /// Returns the offset of the row nearest to a distance from the wheel's middle, in points.
  func offset(at distance: CGFloat) -> Int {
    (-reach...reach).min { abs(middle(at: $0) - distance) < abs(middle(at: $1) - distance) } ?? 0
  }

  private func angle(_ offset: Int) -> CGFloat { CGFloat(offset) * rowHeight / radius }

  /// Returns the sine of an angle of up to a quarter of a turn, by the first terms of its series.
  ///
  /// The functions of the C library differ between machines; these terms are exact to 0.0001.
  private func sine(_ x: CGFloat) -> CGFloat {
    let y = x * x
    return x * (1 - y / 6 * (1 - y / 20 * (1 - y / 42 * (1 - y / 72))))
  }

  private func cosine(_ x: CGFloat) -> CGFloat {
    let y = x * x
    return 1 - y / 2 * (1 - y / 12 * (1 - y / 30 * (1 - y / 56 * (1 - y / 90))))
  }
}
