public import LayoutComparison
public import PictureComparison

/// One difference, with its class and the effect of that on the verdict.
public struct ReportedChange: Sendable, Hashable, Codable {
  /// A difference between a golden and a new picture, as it is reported.
  public indirect enum Change: Sendable, Hashable, Codable {
    /// Something else than the code under test drew the picture.
    case fingerprint(FingerprintChange)
    /// The picture is larger or smaller.
    case size(golden: PixelSummary.Size, actual: PixelSummary.Size)
    /// The layout changed, in these panes.
    case cause(Cause, panes: ChangedPanes)
    /// Pixels of the whole picture differ, because of another rasteriser or of nothing that is
    /// known.
    case pixels(PixelSummary, cause: FingerprintChange?)
    /// Pixels differ where the layout did not change.
    case regions(RegionSummary, cause: FingerprintChange?)
    /// Lines of a text differ.
    case lines(TextDifference)
    /// A film has other frames, or shows them at other times.
    case film(FilmChange)
    /// Something is different in these frames of a film; of the first where it is not the same in
    /// all.
    case inFrames(FilmExtent, Change)
    /// The number of a film's frames that differ, and the pixels of the one with most, counted from
    /// 1.
    case frames(FilmExtent, worst: Int, PixelSummary)
    /// The golden's description cannot be used, or there is none.
    case undescribed(GoldenMetadata.Failure?)
    /// The golden lost its digest.
    case unstamped
    /// Bytes of the golden changed after it was recorded.
    case changedSinceRecorded
    /// A file ends before its end mark, after whole pixels.
    case truncated(file: String)
    /// The pictures have other numbers of pixels per point.
    case scale(golden: Double, actual: Double)
    /// The golden's density is not the one of its scale.
    case density
    /// A mask covers nothing.
    case idleMask(String)
    /// The masks cover everything.
    case blindMasks
    /// The golden has more bytes than it should.
    case oversize(bytes: Int, budget: Int)
  }

  /// The class of the change.
  public let changeClass: ChangeClass
  /// The policy's reaction to it.
  public let reaction: ClassPolicy.Reaction
  /// The difference that is reported.
  public let finding: Change
  /// Whether another statement has the details, as for one change of two classes.
  public let isBrief: Bool

  /// Makes a statement.
  package init(
    _ changeClass: ChangeClass, _ finding: Change, isBrief: Bool = false,
    policy: ClassPolicy = .init()
  ) {
    self.init(changeClass, finding, isBrief: isBrief, reaction: policy[changeClass])
  }

  /// Makes a statement with a known reaction.
  init(
    _ changeClass: ChangeClass, _ finding: Change, isBrief: Bool, reaction: ClassPolicy.Reaction
  ) {
    self.changeClass = changeClass
    self.reaction = reaction
    self.finding = finding
    self.isBrief = isBrief
  }
}

extension ReportedChange {
  /// Whether the picture or the layout differs; else it is about the golden's file or the masks.
  package var isDifference: Bool {
    switch finding {
    case .fingerprint, .size, .cause, .pixels, .regions, .lines, .film, .inFrames, .frames, .scale:
      true
    case .undescribed, .unstamped, .changedSinceRecorded, .truncated, .density, .idleMask,
      .blindMasks, .oversize:
      false
    }
  }
}

extension ReportedChange {
  /// Whether it says that the golden's layout was not compared.
  var isUndescribed: Bool {
    if case .undescribed = finding { return true }
    return false
  }

  /// The statement as one that fails.
  var failing: ReportedChange {
    ReportedChange(changeClass, finding, isBrief: isBrief, reaction: .fail)
  }
}

extension ReportedChange {
  /// Whether it says that the pictures have other numbers of pixels per point.
  var isScale: Bool {
    if case .scale = finding { return true }
    return false
  }
}

extension Sequence<ReportedChange> {
  /// Whether one of the statements fails.
  var hasFailure: Bool { contains { $0.reaction == .fail } }

  /// The classes of change, each once, in their order; ignored changes are left out.
  package var classes: [ChangeClass] {
    Set(filter { $0.reaction != .ignore }.map(\.changeClass)).sorted()
  }
}
