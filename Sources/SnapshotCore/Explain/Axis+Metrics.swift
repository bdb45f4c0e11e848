import Foundation
import LayoutCore
import RasterCore

/// Which numbers act along an axis and which across it.
extension Axis {
  /// The part of a movement along the axis.
  func main(_ offset: CGVector) -> Double { along(CGPoint(x: offset.dx, y: offset.dy)) }

  /// The part of a movement across the axis.
  func cross(_ offset: CGVector) -> Double { across(CGPoint(x: offset.dx, y: offset.dy)) }

  /// The numbers that change what fits into a line and where.
  var across: [MetricChange.Metric] {
    self == .horizontal
      ? [.insetTop, .insetBottom, .interitemSpacing]
      : [.insetLeft, .insetRight, .interitemSpacing]
  }

  /// The numbers that move a section's lines along the axis.
  var along: [MetricChange.Metric] {
    [self == .horizontal ? .insetLeft : .insetTop, .lineSpacing, .headerSize]
  }

  /// The numbers that move only what comes after the section's lines.
  var trailing: [MetricChange.Metric] {
    [self == .horizontal ? .insetRight : .insetBottom, .footerSize]
  }
}
