import LayoutComparison
import PictureComparison

extension ReportedChange {
  /// The change as a short sentence on one line.
  ///
  /// Long lines are shortened, and control characters from files are made visible.
  package var headline: String { Quotation.line(finding.headline) }

  /// Details of the change, one line for each.
  package var details: [String] { isBrief ? [] : finding.details.map(Quotation.line) }
}

extension ReportedChange.Change {
  fileprivate var headline: String {
    switch self {
    case .fingerprint(let change), .pixels(_, let change?), .regions(_, let change?): change.text
    case .size(let golden, let actual): golden.text(becoming: actual)
    case .cause(let cause, let panes):
      panes.extent.prefix + cause.headline
    case .pixels(let pixels, nil): pixels.headline
    case .regions(let regions, nil): regions.headline
    case .lines(let difference): difference.headline
    case .film(let change): change.headline
    case .inFrames(let extent, let finding): extent.prefix + finding.headline
    case .frames(let extent, let worst, let pixels):
      "\(extent.words) of \(extent.count) differ; most in frame \(worst): \(pixels.headline)"
    case .undescribed(let failure):
      "the golden's layout was not compared: \(failure?.description ?? Self.stripped)"
    case .unstamped: "the golden lost its digest: another program wrote the file"
    case .changedSinceRecorded: "the golden was changed after it was recorded"
    case .truncated(let file):
      "\(file) ends before its end mark: its pixels are complete, everything after them is lost"
    case .scale(let golden, let actual):
      "pixels per point \(Points.change([golden], [actual], separator: ","))"
    case .density: "the golden's density does not match its scale"
    case .idleMask(let mask): "the mask “\(mask)” covers nothing: correct or remove it"
    case .blindMasks: "the masks cover the whole picture: nothing is compared"
    case .oversize(let bytes, let budget):
      "the golden has \(bytes) bytes, its budget is \(budget)"
    }
  }

  /// The usual reason why a golden has no layout, as part of a message: another program rewrote the
  /// file.
  private static let stripped =
    "it carries none; image optimisers (optipng, oxipng, pngcrush, ImageOptim) remove it with the "
    + "text chunks"

  fileprivate var details: [String] {
    switch self {
    case .cause(let cause, let panes):
      panes.parts.isEmpty
        ? cause.details : cause.proofLine + panes.details + cause.results
    case .pixels(let pixels, _): pixels.details
    case .regions(let regions, _): regions.details
    case .lines(let difference): difference.unified
    case .inFrames(let extent, let finding): extent.rest + finding.details
    case .undescribed:
      ["record it again: quarterturn record, or the test with SNAPSHOT_TESTING_RECORD=all"]
    case .oversize: ["show less, lower the scale, or raise the budget"]
    case .film, .frames, .fingerprint, .size, .unstamped, .changedSinceRecorded, .truncated, .scale,
      .density,
      .idleMask, .blindMasks:
      []
    }
  }
}
