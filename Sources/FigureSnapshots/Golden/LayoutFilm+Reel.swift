public import Foundation
import LayoutComparison
public import LayoutStage
import PictureComparison
import RasterCore
public import SnapshotCore

extension LayoutFilm {
  /// Makes the film of a device's rotation with the layouts of its frames and the fingerprints of
  /// the rasteriser and fonts.
  ///
  /// The frames are drawn when their pixels are read.
  ///
  /// - Parameters:
  ///   - reel: the frames.
  ///   - scale: the number of pixels per point.
  /// - Throws: `PictureTooLarge` if one frame or all frames together are larger than `PictureLimit`
  ///   allows.
  public init(_ reel: RenderedFilm, scale: CGFloat) throws(PictureTooLarge) {
    // The limit applies to all frames together, since they are all kept once they are drawn.
    try PictureLimit.check(reel.size, scale: scale, frames: reel.frames.count)
    var frames: [Frame] = []
    var fonts: Set<Fingerprints.Font> = []
    for (index, shown) in zip(reel.frames, reel.pictures).enumerated() {
      let (frame, picture) = (shown.0, try LayoutPicture(shown.1, scale: scale))
      fonts.formUnion(picture.metadata.fingerprints.fonts)
      let note = FrameMetadata(
        time: frame.time, phase: frame.phase.rawValue,
        shownFor: reel.duration(ofFrame: index), isTilted: frame.screenAngle != 0,
        events: frame.hidden + frame.calls, panes: picture.metadata.panes)
      frames.append(Frame(picture, note: note))
    }
    self.init(
      frames, scale: Double(scale), framesPerSecond: Double(reel.framesPerSecond),
      fingerprints: Fingerprints(rasteriser: Rasteriser.version, fonts: Array(fonts)),
      ruler: reel.ruler)
  }
}
