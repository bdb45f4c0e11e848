public import Foundation
public import LayoutStage
public import SnapshotCore

extension LayoutFilm {
  /// Draws the turn of a device, and records the layouts of its frames and what draws them.
  ///
  /// - Parameters:
  ///   - reel: the frames.
  ///   - scale: pixels per point.
  /// - Throws: the size of frames that are larger, or more together, than `PictureLimit` allows.
  public init(_ reel: FilmReel, scale: CGFloat) throws(PictureTooLarge) {
    // Before the first is drawn, as all of them are kept.
    try PictureLimit.check(reel.size, scale: scale, frames: reel.frames.count)
    var frames: [Frame] = []
    var fonts: Set<Fingerprints.Font> = []
    for (index, shown) in zip(reel.frames, reel.pictures).enumerated() {
      let (frame, picture) = (shown.0, try LayoutPicture(shown.1, scale: scale))
      fonts.formUnion(picture.metadata.fingerprints.fonts)
      let note = FilmNote(
        time: frame.time, phase: frame.phase.rawValue,
        shownFor: reel.duration(ofFrame: index), isTilted: frame.screenAngle != 0,
        events: frame.hidden + frame.calls, panes: picture.metadata.panes)
      frames.append(Frame(picture.bitmap, note: note))
    }
    self.init(
      frames, scale: Double(scale), framesPerSecond: Double(reel.framesPerSecond),
      fingerprints: Fingerprints(rasteriser: Fingerprints.current.rasteriser, fonts: Array(fonts)))
  }
}
