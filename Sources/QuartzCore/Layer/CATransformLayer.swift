// Mirrors CATransformLayer (iOS 17). Missing: depth; sublayers are drawn flat, from back to front.

/// A layer without drawing of its own: no background, contents, border or shadow, only sublayers.
///
/// Differs from UIKit: its opacity is applied to the sublayers as a group, not to each one
/// separately.
open class CATransformLayer: CALayer {
  override var drawsItself: Bool { false }
}
