import RasterCore
import TestSupport

/// Returns the alpha of what a closure draws.
func picture(_ width: Int, _ height: Int, _ draw: (Canvas) -> Void) -> String {
  Picture.alpha(of: Drawing(draw).rasterized(width: width, height: height))
}
