package import Basics
import RasterCore

/// Calls from view to view, or from layer to layer, that are under way inside each other.
///
/// A method that classes override calls that of the next view, which takes the stack for each
/// level. Such calls stop at the depth of views that is laid out and drawn.
package enum NestedCalls {
  package static let depth = CallDepth(limit: PictureLimit.depth)

  /// Runs a call to the next view; nil if too many are under way.
  package static func run<Result>(_ call: () -> Result) -> Result? {
    guard depth.begin() else { return nil }
    defer { depth.end() }
    return call()
  }
}
