// Mirrors CGLineJoin (iOS 17). Missing: nothing.
import RasterCore

/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel

  /// The join as the rasteriser takes it.
  var value: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
