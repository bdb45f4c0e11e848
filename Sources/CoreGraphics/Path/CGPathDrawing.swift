// Mirrors CGPathDrawingMode (iOS 17). Missing: nothing.
// Mirrors CGPathFillRule (iOS 17). Missing: nothing.
// Mirrors CGLineCap (iOS 17). Missing: nothing.
// Mirrors CGLineJoin (iOS 17). Missing: nothing.
package import RasterCore

/// The operations that `drawPath(using:)` performs: fill, stroke or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke

  /// The rule with which the path is filled; nil if it is not filled.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}

/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int32, Sendable {
  case winding
  case evenOdd

  /// The corresponding rule of the rasteriser.
  var value: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square

  /// The corresponding cap of the rasteriser.
  package var value: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the corners where two lines join.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel

  /// The corresponding join of the rasteriser.
  package var value: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
