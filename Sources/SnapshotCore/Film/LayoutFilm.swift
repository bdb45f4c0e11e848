import Foundation
public import LayoutComparison
package import PictureComparison
public import RasterCore
import RasterPNG

/// A sequence of pictures, such as those of a turning device, each with its layouts: the value that
/// a golden film holds.
///
/// ```
/// time     0 ms     33 ms     67 ms    …   300 ms
/// frame   ▯ 1 ──── ▯ 2 ───── ▱ 3 ───── … ─ ▭ 11
/// note    before    during    during        after     each with the layouts it shows
/// ```
public struct LayoutFilm: Sendable, Hashable {
  /// One picture of the film.
  public struct Frame: Sendable, Hashable {
    /// The time of the frame, and its content.
    public var note: FrameMetadata
    var pixels: PicturePixels

    /// The pixels, drawn once, when they are first read; all frames of a film have one size.
    public var bitmap: Bitmap {
      get { pixels.bitmap }
      set { pixels = .drawn(newValue) }
    }

    /// Makes a frame.
    public init(_ bitmap: Bitmap, note: FrameMetadata) {
      (pixels, self.note) = (.drawn(bitmap), note)
    }

    /// Makes a frame of a picture, which is not drawn for that.
    package init(_ picture: LayoutPicture, note: FrameMetadata) {
      (pixels, self.note) = (picture.pixels, note)
    }
  }

  /// The frames in turn.
  public var frames: [Frame]
  /// Pixels per point.
  public var scale: Double
  /// The number of frames per second.
  public var framesPerSecond: Double
  /// The fingerprints of the rasteriser and the fonts that drew the frames.
  public var fingerprints: Fingerprints

  /// Makes a film.
  ///
  /// - Parameters:
  ///   - frames: the frames in turn.
  ///   - scale: pixels per point.
  ///   - framesPerSecond: the number of frames per second.
  ///   - fingerprints: the versions of fonts and rasteriser.
  public init(
    _ frames: [Frame], scale: Double, framesPerSecond: Double, fingerprints: Fingerprints
  ) {
    self.frames = frames
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.fingerprints = fingerprints
  }

  /// The metadata beside the pixels of the golden.
  public var metadata: FilmMetadata {
    FilmMetadata(
      fingerprints: fingerprints, scale: scale, framesPerSecond: framesPerSecond,
      notes: frames.map(\.note))
  }

  /// The digest of the film's drawings and its description, which has their delays; nil if one of
  /// them is not known.
  var source: Digest? {
    var drawings: [SIMD4<UInt64>] = []
    for frame in frames {
      guard let drawing = frame.pixels.fingerprint else { return nil }
      drawings.append(drawing)
    }
    return Digest(drawings: drawings, description: metadata.json(telling:))
  }

  /// The film as a file plays it, without end.
  var animation: PNGAnimation {
    PNGAnimation(frames: frames.map { .init($0.bitmap, delay: $0.note.delay) })
  }
}
