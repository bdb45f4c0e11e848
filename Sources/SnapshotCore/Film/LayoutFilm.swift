package import Foundation
package import LayoutComparison
package import PictureComparison
package import RasterCore
import RasterPNG

/// A sequence of pictures, such as those of a rotating device, each with its layouts.
///
/// This is the value that a golden film stores.
///
/// ```
/// time     0 ms     33 ms     67 ms    …   300 ms
/// frame   ▯ 1 ──── ▯ 2 ───── ▱ 3 ───── … ─ ▭ 11
/// note    before    during    during        after     each with the layouts it shows
/// ```
public struct LayoutFilm: Sendable, Hashable {
  /// One picture of the film.
  package struct Frame: Sendable, Hashable {
    /// The metadata of the frame: its time, layouts and events.
    package var note: FrameMetadata
    var pixels: PicturePixels

    /// The pixels, which are drawn when they are first read; all frames of a film have the same
    /// size.
    package var bitmap: Bitmap {
      get { pixels.bitmap }
      set { pixels = .drawn(newValue) }
    }

    package init(_ bitmap: Bitmap, note: FrameMetadata) {
      (pixels, self.note) = (.drawn(bitmap), note)
    }

    /// Makes a frame from a picture without drawing it.
    package init(_ picture: LayoutPicture, note: FrameMetadata) {
      (pixels, self.note) = (picture.pixels, note)
    }
  }

  /// The frames in order.
  package var frames: [Frame]
  /// The number of pixels per point.
  public var scale: Double
  /// The number of frames per second.
  public var framesPerSecond: Double
  /// The fingerprints of the rasteriser and the fonts that drew the frames.
  package var fingerprints: Fingerprints
  /// The part of each picture that shows the time and the phase, in points; nil if there is none.
  package var ruler: CGRect?

  /// Makes a film.
  ///
  /// - Parameters:
  ///   - frames: the frames in order.
  ///   - scale: the number of pixels per point.
  ///   - framesPerSecond: the number of frames per second.
  ///   - fingerprints: the versions of the rasteriser and the fonts.
  ///   - ruler: the part of each picture that shows the time and the phase, in points.
  package init(
    _ frames: [Frame], scale: Double, framesPerSecond: Double, fingerprints: Fingerprints,
    ruler: CGRect? = nil
  ) {
    self.frames = frames
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.fingerprints = fingerprints
    self.ruler = ruler
  }

  /// The metadata that the golden stores with the pixels.
  package var metadata: FilmMetadata {
    FilmMetadata(
      fingerprints: fingerprints, scale: scale, framesPerSecond: framesPerSecond,
      ruler: ruler, notes: frames.map(\.note))
  }

  /// The digest of the film's drawings and of its metadata, which includes the delays; nil if the
  /// fingerprint of a drawing is unknown.
  var source: Digest? {
    var drawings: [SIMD4<UInt64>] = []
    for frame in frames {
      guard let drawing = frame.pixels.fingerprint else { return nil }
      drawings.append(drawing)
    }
    return Digest(drawings: drawings, description: metadata.json(telling:))
  }

  /// The film as an animation that plays endlessly.
  var animation: PNGAnimation {
    PNGAnimation(frames: frames.map { .init($0.bitmap, delay: $0.note.delay) })
  }
}
