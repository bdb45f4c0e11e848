import LayoutComparison
import PictureComparison
import RasterCore

/// The remarks on a golden's metadata, stamp and scale, and on masks that cover nothing or
/// everything.
struct GoldenNotes {
  let golden: GoldenFile
  let actual: LayoutPicture
  let tolerance: PictureTolerance
  let policy: ClassPolicy

  /// The remarks, in order.
  var notes: [ReportedChange] { description + stamp + scale + masks }

  private var description: [ReportedChange] {
    if golden.metadata != nil { return [] }
    return [ReportedChange(.metadata, .undescribed(golden.metadataFailure), policy: policy)]
  }

  private var stamp: [ReportedChange] {
    switch golden.stamp {
    case .genuine, .forged: []
    // A picture without readable metadata is already reported as `undescribed`.
    case .missing where golden.metadata == nil: []
    // The missing end of the file, which contained the stamp, is reported separately.
    case .missing where golden.lacksEnd: []
    case .missing: [ReportedChange(.metadata, .unstamped, policy: policy)]
    case .broken: [ReportedChange(.metadata, .changedSinceRecorded, policy: policy)]
    }
  }

  private var scale: [ReportedChange] {
    guard let scale = golden.metadata?.scale else { return [] }
    if !same(scale, actual.metadata.scale) {
      let finding = ReportedChange.Change.scale(golden: scale, actual: actual.metadata.scale)
      return [ReportedChange(.metadata, finding, policy: policy)]
    }
    // The scale in pixels per metre, at 72 points per inch of 25.4 mm.
    let density = Int(exactly: (scale * 72 / 0.0254).rounded())
    if golden.pixelsPerMeter == density { return [] }
    return [ReportedChange(.metadata, .density, policy: policy)]
  }

  private var masks: [ReportedChange] {
    let panes = (golden.metadata?.panes ?? []) + actual.metadata.panes
    let scale = actual.metadata.scale
    let width = max(golden.bitmap.width, actual.bitmap.width)
    let height = max(golden.bitmap.height, actual.bitmap.height)
    let areas = tolerance.masks.map { PixelArea($0.rectangles(scale: scale, panes: panes)) }
    let idle = zip(tolerance.masks, areas).filter { $1.pixels(width: width, height: height) == 0 }
    let all = PixelArea(areas.flatMap(\.rectangles))
    let isBlind = width * height > 0 && all.pixels(width: width, height: height) == width * height
    return idle.map { mask, _ in ReportedChange(.metadata, .idleMask("\(mask)"), policy: policy) }
      + (isBlind ? [ReportedChange(.paint, .blindMasks, policy: policy)] : [])
  }
}
