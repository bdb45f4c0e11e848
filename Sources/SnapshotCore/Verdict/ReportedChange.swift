package import LayoutComparison
package import PictureComparison

/// A reported difference, with its class and the reaction to it.
package struct ReportedChange: Sendable, Hashable, Codable {
  /// A difference between a golden and the actual value.
  package indirect enum Change: Sendable, Hashable, Codable {
    /// A different rasteriser or font drew the picture.
    case fingerprint(FingerprintChange)
    /// The size of the picture changed.
    case size(golden: PixelSummary.Size, actual: PixelSummary.Size)
    /// The layout changed in these panes; a pane is one of the layouts that the picture shows.
    case cause(Cause, panes: ChangedPanes)
    /// Pixels anywhere in the picture differ; `cause` is the changed rasteriser, or nil if the
    /// reason is unknown.
    case pixels(PixelSummary, cause: FingerprintChange?)
    /// Pixels differ in regions that no change of the layout explains.
    case regions(RegionSummary, cause: FingerprintChange?)
    /// Lines of a text differ.
    case lines(TextDifference)
    /// A film, which is a sequence of pictures, changed as a whole, for instance in the number or
    /// the times of its frames.
    case film(FilmChange)
    /// A difference that is present in these frames of a film.
    ///
    /// If the difference varies between the frames, it is that of the first frame.
    case inFrames(FilmExtent, Change)
    /// The frames of a film that differ, and the pixels of the frame with the most differing
    /// pixels, whose number `worst` counts from 1.
    case frames(FilmExtent, worst: Int, PixelSummary)
    /// The golden's metadata is missing or cannot be used.
    case undescribed(GoldenMetadata.Failure?)
    /// The golden lost its stamp.
    case unstamped
    /// Bytes of the golden changed after it was recorded.
    case changedSinceRecorded
    /// A file ends before its end marker, but its pixels are complete.
    case truncated(file: String)
    /// The number of pixels per point changed.
    case scale(golden: Double, actual: Double)
    /// The golden's density does not correspond to its scale.
    case density
    /// A mask covers no pixels.
    case idleMask(String)
    /// The masks cover the whole picture.
    case blindMasks
    /// The golden exceeds its size budget.
    case oversize(bytes: Int, budget: Int)
  }

  package let changeClass: ChangeClass
  package let reaction: ClassPolicy.Reaction
  package let finding: Change
  /// Whether the details are left out because another change has them, for instance if one cause
  /// has two classes.
  package let isBrief: Bool

  /// Makes a change whose reaction is given by a policy.
  package init(
    _ changeClass: ChangeClass, _ finding: Change, isBrief: Bool = false,
    policy: ClassPolicy = .init()
  ) {
    self.init(changeClass, finding, isBrief: isBrief, reaction: policy[changeClass])
  }

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
  /// Whether the picture, the layout or the text differs; false for a remark on the golden's file
  /// or on masks.
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
  /// Whether the change only means that the golden's layout could not be compared.
  var isUndescribed: Bool {
    if case .undescribed = finding { return true }
    return false
  }

  /// The same change with the reaction `fail`.
  var failing: ReportedChange {
    ReportedChange(changeClass, finding, isBrief: isBrief, reaction: .fail)
  }
}

extension ReportedChange {
  /// Whether the number of pixels per point changed.
  var isScale: Bool {
    if case .scale = finding { return true }
    return false
  }
}

extension Sequence<ReportedChange> {
  /// Whether any of the changes leads to a failure.
  var hasFailure: Bool { contains { $0.reaction == .fail } }

  /// The classes of the changes, each once and in order; ignored changes are left out.
  package var classes: [ChangeClass] {
    Set(filter { $0.reaction != .ignore }.map(\.changeClass)).sorted()
  }
}
