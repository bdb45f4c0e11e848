import Foundation
import LayoutComparison
import LayoutCore
import LayoutFixtures
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

extension LayoutFilm {
  /// A film of a flow layout whose cells move to the right, 30 frames a second.
  ///
  /// - Parameters:
  ///   - count: how many frames.
  ///   - framesPerSecond: how many a second.
  ///   - change: changes a frame's layout, given the frame's number from 1.
  ///   - paint: changes a frame's pixels.
  /// - Returns: the film.
  static func of(
    _ count: Int = 11, framesPerSecond: Double = 30,
    change: (inout FlowFixture, Int) -> Void = { _, _ in },
    paint: (inout Bitmap, Int) -> Void = { _, _ in }
  ) -> LayoutFilm {
    let frames = (1...count).map { number in
      var flow = FlowFixture(width: 120, height: 60)
      let item = FlowFixture.Item(size: CGSize(width: 30, height: 20))
      flow.sections = [[item, item, item]]
      flow.inset = .init(start: 4, end: 4, near: Double(number), far: 0)
      change(&flow, number)
      var picture = LayoutPicture.of(flow)
      paint(&picture.bitmap, number)
      let phase = number == 1 ? "before" : number == count ? "after" : "during"
      let note = FrameMetadata(
        time: Double(number - 1) / framesPerSecond, phase: phase,
        delay: .init(1, UInt16(framesPerSecond)), panes: picture.metadata.panes)
      return Frame(picture.bitmap, note: note)
    }
    return LayoutFilm(
      frames, scale: 2, framesPerSecond: framesPerSecond,
      fingerprints: Fingerprints(rasteriser: "1"))
  }
}

extension SnapshotFixture {
  /// Records a film as the golden.
  func record(_ film: LayoutFilm) throws {
    _ = try verifier(.all).verify(film, as: .film(), named: name, owner: "recording")
  }

  /// Verifies a film in a run of its own.
  func verify(
    _ film: LayoutFilm, depth: VerificationLevel = .fast, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) throws -> Verdict {
    try verifier(depth: depth).verify(
      film, as: .film(tolerance: tolerance, policy: policy), named: name, owner: "test")
  }
}
