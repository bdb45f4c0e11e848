package import Basics
import RasterCore

/// A limit for nested calls from view to view, or from layer to layer.
///
/// An overridable method calls the same method of the next view, which needs stack space for each
/// level. Such calls stop at `PictureLimit.depth`, below which views are not laid out or drawn.
package enum NestedCalls {
  package static let depth = CallDepth(limit: PictureLimit.depth)

  /// Runs a call to the next view; returns nil if too many calls are nested.
  package static func run<Result>(_ call: () -> Result) -> Result? {
    guard depth.begin() else { return nil }
    defer { depth.end() }
    return call()
  }
}
