package import Foundation

/// The rounding of a frame to the pixels of a screen.
package enum PixelSnapping: Sendable, Hashable, CaseIterable {
  /// The frame stays as the layout gave it.
  case none
  /// Position and size are rounded to the nearest pixel, each by itself.
  case nearest
  /// The position is rounded to the nearest pixel, the size down to whole pixels.
  case sizeDown

  /// Returns the frame on a screen of `scale` pixels per point.
  ///
  /// A frame that is not finite, or a scale that is not positive, leaves the frame as it is.
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

  /// The largest rounding error of arithmetic on a whole number of pixels.
  private static let noise: CGFloat = 1 / 1024
}

extension FlowPolicy {
  /// The rounding of a flow layout's frames to the pixel grid.
  ///
  /// Attributes keep exact doubles (A41, A42). Only the view is snapped, origin to the nearest
  /// pixel and size down, which reproduces the gaps seen between four columns of 103.5 points at
  /// @3x (A38, A39). The whole-point origins of iOS 6 (A40) are history and not reproduced.
  package static let snapping = PixelSnapping.sizeDown
}
