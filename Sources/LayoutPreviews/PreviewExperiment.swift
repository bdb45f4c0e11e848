package import LayoutLaboratory

/// An experiment on previews, which the command does in place of drawing them.
package enum PreviewExperiment: Codable, Sendable, Equatable {
  /// A film of the turn.
  ///
  /// - frames: the frames of the strip.
  /// - framesPerSecond: the frames of a second of the animation.
  /// - scale: pixels per point.
  case film(frames: Int, framesPerSecond: Int, scale: Int)
  /// The calls around a layout; if folded, repeated calls are only counted.
  case trace(turning: Bool, folded: Bool)
  /// Reports the rules of layouts that are broken.
  case lint
  /// The widths at which a layout becomes another one, with a picture where it is drawn.
  case sweep(Sweep, isDrawn: Bool)
}
