// Mirrors CGPathFillRule (iOS 17). Missing: nothing.
import RasterCore

/// Which points a path with several contours encloses.
public enum CGPathFillRule: Int32, Sendable {
  case winding
  case evenOdd

  /// The rule as the rasteriser takes it.
  var value: FillRule { self == .winding ? .nonZero : .evenOdd }
}
