package import LayoutLaboratory

/// An experiment that the command performs on previews instead of drawing them.
package enum PreviewExperiment: Codable, Sendable, Equatable {
  /// A film of a rotation.
  ///
  /// - frames: the number of frames in the strip.
  /// - framesPerSecond: the number of frames per second of the animation.
  /// - scale: the number of pixels per point.
  case film(frames: Int, framesPerSecond: Int, scale: Int)
  /// A trace of the calls around a layout.
  ///
  /// If `folded` is true, repeated calls are only counted.
  case trace(turning: Bool, folded: Bool)
  /// A check of the rules of layouts and constraints.
  case lint
  /// A search for the widths at which the kind of the layout changes.
  ///
  /// If `isDrawn` is true, a picture is made too.
  case sweep(Sweep, isDrawn: Bool)
}
