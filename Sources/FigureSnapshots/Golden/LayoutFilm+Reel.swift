public import Foundation
import LayoutComparison
public import LayoutStage
import PictureComparison
public import SnapshotCore

extension LayoutFilm {
  /// Takes the turn of a device, whose frames are drawn when their pixels are read, with the
  /// layouts of its frames and what draws them.
  ///
  /// - Parameters:
  ///   - reel: the frames.
  ///   - scale: pixels per point.
  /// - Throws: the size of frames that are larger, or more together, than `PictureLimit` allows.
  public init(_ reel: RenderedFilm, scale: CGFloat) throws(PictureTooLarge) {
    // All of them are kept once they are drawn.
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
      fingerprints: Fingerprints(rasteriser: Fingerprints.current.rasteriser, fonts: Array(fonts)))
  }
}
