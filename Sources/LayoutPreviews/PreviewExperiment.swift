package import LayoutLaboratory

/// An experiment that the command performs on previews instead of drawing them.
package enum PreviewExperiment: Codable, Sendable, Equatable {
  /// A film of a rotation.
  ///
  /// - frames: the number of frames in the strip.
  /// - framesPerSecond: the number of frames per second of the animation.
  /// - scale: the number of pixels per point.
  case film(frames: Int, framesPerSecond: Int, scale: Int)
  /// A trace of the UIKit calls around a layout.
  ///
  /// If `turning` is true, the device is rotated; if `folded` is true, repeated calls are only
  /// counted.
  case trace(turning: Bool, folded: Bool)
  /// A check of the rules for layouts and constraints.
  case lint
  /// A search for the window widths at which the layout changes in kind, such as its number of
  /// columns.
  ///
  /// If `isDrawn` is true, a picture of these widths is drawn.
  case sweep(Sweep, isDrawn: Bool)
}
