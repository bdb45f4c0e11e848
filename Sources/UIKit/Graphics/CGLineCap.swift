// Mirrors CGLineCap (iOS 17). Missing: nothing.
import RasterCore

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square

  /// The cap as the rasteriser takes it.
  var value: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
