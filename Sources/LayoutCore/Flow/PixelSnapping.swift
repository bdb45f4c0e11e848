package import Foundation

/// The rounding of a frame to the pixels of a screen.
package enum PixelSnapping: Sendable, Hashable, CaseIterable {
  /// Frames are not rounded.
  case none
  /// The position and the size are each rounded to the nearest pixel.
  case nearest
  /// The position is rounded to the nearest pixel, and the size is rounded down to whole pixels.
  case sizeDown

  /// Returns a frame rounded to the pixels of a screen with `scale` pixels per point.
  ///
  /// With `none`, and if the frame is not finite or the scale is not positive, the frame is
  /// returned unchanged.
  package func frame(_ frame: CGRect, scale: CGFloat) -> CGRect {
    guard scale > 0, self != .none, frame.isFinite else { return frame }
    return CGRect(
      x: (frame.minX * scale).rounded() / scale,
      y: (frame.minY * scale).rounded() / scale,
      width: size(frame.width * scale) / scale,
      height: size(frame.height * scale) / scale)
  }

  private func size(_ pixels: CGFloat) -> CGFloat {
    self == .nearest ? pixels.rounded() : (pixels + Self.noise).rounded(.down)
  }

  /// The tolerance in pixels: a size that is less than a whole number by at most this rounding
  /// error is rounded to that number.
  private static let noise: CGFloat = 1 / 1024
}

extension FlowPolicy {
  /// The rounding of a flow layout's frames to the pixel grid.
  ///
  /// Layout attributes keep exact doubles (A41, A42). Only the view's frame is rounded, the origin
  /// to the nearest pixel and the size down, which reproduces the gaps observed between four
  /// columns of 103.5 points at 3× (A38, A39). The whole-point origins of iOS 6 (A40) are not
  /// reproduced.
  package static let snapping = PixelSnapping.sizeDown
}
