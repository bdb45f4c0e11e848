// Mirrors CATransformLayer (iOS 17). Missing: depth; sublayers are drawn flat, from back to front.

/// A layer that only holds others together: it has no background, contents, border or shadow.
///
/// Differs from UIKit: its opacity makes its sublayers translucent as one, not each for itself.
open class CATransformLayer: CALayer {
  override var drawsItself: Bool { false }
}
