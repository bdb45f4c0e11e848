// Mirrors CGPathDrawingMode (iOS 17). Missing: nothing.
// Mirrors CGPathFillRule (iOS 17). Missing: nothing.
// Mirrors CGLineCap (iOS 17). Missing: nothing.
// Mirrors CGLineJoin (iOS 17). Missing: nothing.
package import RasterCore

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke

  /// The rule by which the path is filled; nil if it is not.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int32, Sendable {
  case winding
  case evenOdd

  /// The rasteriser's rule.
  var value: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square

  /// The rasteriser's cap.
  package var value: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel

  /// The rasteriser's join.
  package var value: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
