import Basics
import RasterCore

/// Calls from view to view, or from layer to layer, that are under way inside each other.
///
/// A method that classes override calls that of the next view, which takes the stack for each
/// level. Such calls stop at the depth of views that is laid out and drawn.
enum NestedCalls {
  private final class Depth {
    var value = 0
  }

  /// How many are under way on a thread.
  private static let onThread = ThreadObject()

  /// Runs a call to the next view; nil where too many are under way.
  static func run<Result>(_ call: () -> Result) -> Result? {
    let depth = self.depth
    guard depth.value < PictureLimit.depth else { return nil }
    depth.value += 1
    defer { depth.value -= 1 }
    return call()
  }

  private static var depth: Depth {
    if let known = onThread.object { return unsafeDowncast(known, to: Depth.self) }
    let made = Depth()
    onThread.object = made
    return made
  }
}
