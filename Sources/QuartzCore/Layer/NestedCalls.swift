package import Basics
import RasterCore

/// A limit for nested calls from view to subview, or from layer to sublayer.
///
/// An overridable method calls the same method of each subview, which needs stack space for each
/// level. The calls stop at `PictureLimit.depth`; deeper views and layers are left out.
package enum NestedCalls {
  package static let depth = CallDepth(limit: PictureLimit.depth)

  /// Makes a call to a subview or sublayer; returns nil without making it if too many calls are
  /// nested.
  package static func run<Result>(_ call: () -> Result) -> Result? {
    guard depth.begin() else { return nil }
    defer { depth.end() }
    return call()
  }
}
