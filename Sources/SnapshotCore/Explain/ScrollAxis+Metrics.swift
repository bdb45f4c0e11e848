import Foundation
import RasterCore

/// Which numbers act along an axis and which across it; content that does not scroll is laid out
/// as if it did vertically.
extension GoldenLayout.ScrollAxis {
  /// The part of a movement along the axis.
  func main(_ offset: CGVector) -> Double { Double(self == .horizontal ? offset.dx : offset.dy) }

  /// The part of a movement across the axis.
  func cross(_ offset: CGVector) -> Double { Double(self == .horizontal ? offset.dy : offset.dx) }

  /// Where a rectangle starts and ends along the axis.
  func extent(of frame: CGRect) -> (start: Double, end: Double) {
    self == .horizontal
      ? (Double(frame.minX), Double(frame.maxX)) : (Double(frame.minY), Double(frame.maxY))
  }

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
