package import LayoutComparison
import LayoutCore
package import PictureComparison
package import RasterCore

/// A comparison of a golden picture with the actual picture: layouts first, then pixels.
package struct PictureComparison: Sendable, Hashable {
  /// The golden's metadata; nil if it is missing or unreadable.
  package let goldenMetadata: GoldenMetadata?
  package let actualMetadata: GoldenMetadata
  /// The differences of the layouts, one value for each layout in the picture that changed.
  package let layouts: [LayoutDifference]
  /// The changes of the rasteriser and of the fonts.
  package let fingerprints: [FingerprintChange]
  package let pixels: PictureDifference
  /// The regions of differing pixels that no other change explains.
  package let unexplained: [PictureDifference.Region]
  /// All differences, each with its class, except those that the policy ignores.
  package let statements: [ReportedChange]
  /// The differences that the policy ignores, each with its class.
  package let ignored: [ReportedChange]

  /// Compares a decoded golden with a picture.
  ///
  /// - Parameters:
  ///   - golden: the golden.
  ///   - actual: the picture.
  ///   - tolerance: the tolerated differences.
  ///   - policy: the reaction to each class of change.
  ///   - explained: the parts of the picture in which differences are already explained by another
  ///     change.
  ///   - isSeen: whether other pictures of the same film have different pixels, so that a change
  ///     is visible although it is not in this picture.
  package init(
    golden: GoldenFile, actual: LayoutPicture, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init(), explained: [PixelRect] = [], isSeen: Bool = false
  ) {
    self.init(
      golden: golden, actual: actual, colors: (nil, nil), tolerance: tolerance, policy: policy,
      explained: explained, isSeen: isSeen)
  }

  /// Compares a decoded golden with a picture; `colors` are the pixels' colours in the form in
  /// which the files store them.
  ///
  /// If `scanned` is given, it contains the differing pixels, and the pixels of the bitmaps are
  /// ignored.
  package init(
    golden: GoldenFile, actual: LayoutPicture,
    colors: (golden: StraightPixels?, actual: StraightPixels?), tolerance: PictureTolerance,
    policy: ClassPolicy, scanned: ScannedPixels? = nil, explained: [PixelRect] = [],
    isSeen: Bool = false
  ) {
    goldenMetadata = golden.metadata
    actualMetadata = actual.metadata
    let (old, new) = (golden.metadata?.panes ?? [], actual.metadata.panes)
    fingerprints =
      golden.metadata.map {
        FingerprintChange.changes(from: $0.fingerprints, to: actual.metadata.fingerprints)
          .map { $0.explained(by: actual.metadata.notes) }
      } ?? []
    // Layouts are compared before pixels because they determine which differing pixels are
    // explained.
    layouts =
      golden.metadata == nil
      ? []
      : LayoutDifference.differences(
        from: old.map { $0.hidingLooks(behind: tolerance.masks) },
        to: new.map { $0.hidingLooks(behind: tolerance.masks) }, fonts: fingerprints)
    let difference = PictureDifference(
      golden: golden.bitmap, actual: actual.bitmap, colors: colors, tolerance: tolerance,
      scale: actual.metadata.scale, panes: old + new, scanned: scanned)
    pixels = difference.attributed(to: new, or: old)
    let explanation = PixelExplanation(
      pixels: pixels, layouts: layouts, textPanes: fingerprints.hasFonts ? old + new : [],
      others: explained + (layouts.isEmpty ? [] : Self.chart(around: new, or: old, in: pixels)))
    // Pixels within the limits of the tolerance need no explanation.
    unexplained =
      pixels.isWithinTolerance
      ? [] : explanation.unexplained(pixels).attributed(to: new, or: old)
    let all = Self.statements(
      layouts: layouts, fingerprints: fingerprints, pixels: pixels, isSeen: isSeen,
      unexplained: unexplained, panes: PaneDirectory(golden: old, actual: new), policy: policy,
      notes: GoldenNotes(golden: golden, actual: actual, tolerance: tolerance, policy: policy)
        .notes)
    statements = all.filter { $0.reaction != .ignore }
    ignored = all.filter { $0.reaction == .ignore }
  }

  /// Returns the part of a picture outside its layouts if the picture is a chart, in which that
  /// part is also drawn from the layouts' records; otherwise nothing.
  private static func chart(
    around new: [RecordedLayout], or old: [RecordedLayout], in pixels: PictureDifference
  ) -> [PixelRect] {
    guard new.contains(where: \.isInChart) else { return [] }
    let panes = (new + old).compactMap { PixelRect(around: $0.pixels(of: $0.layout.viewport)) }
    return PixelArea(panes).outside(width: pixels.width, height: pixels.height)
  }

  /// The pixels that tolerance and masks allowed in pictures that count as equal; nil if there are
  /// none.
  package var allowed: PixelSummary? {
    let summary = PixelSummary(pixels)
    return summary.allowances.isEmpty ? nil : summary
  }

  /// Whether there are no differences that lead to a failure.
  package var passes: Bool { !statements.hasFailure }

  private static func statements(
    layouts: [LayoutDifference], fingerprints: [FingerprintChange], pixels: PictureDifference,
    isSeen: Bool, unexplained: [PictureDifference.Region], panes: PaneDirectory,
    policy: ClassPolicy,
    notes: [ReportedChange]
  ) -> [ReportedChange] {
    let isPainted = !unexplained.isEmpty && policy.paint != .ignore
    // If pixels differ without an explanation, a changed rasteriser is reported as their likely
    // cause; otherwise the changed rasteriser is reported by itself.
    let rasteriser = isPainted ? fingerprints.first(where: \.isRasteriser) : nil
    let told = fingerprints.filter { change in
      change != rasteriser && !layouts.contains { $0.tells(change) }
    }
    .map {
      (change: $0, statement: ReportedChange($0.changeClass, .fingerprint($0), policy: policy))
    }
    // A changed font file is a cause, so it is reported first.
    var statements = told.filter { !$0.change.isUse }.map(\.statement)
    let summary = PixelSummary(pixels, regionLimit: 5)
    let isSeen = isSeen || pixels.differingPixels > 0 || pixels.brokenLimits.contains(.size)
    statements += layouts.statements(policy: policy, among: panes, isSeen: isSeen)
    // Another reported change may be the reason why a different font is used, so the font is
    // reported only if there is no other change.
    if statements.isEmpty { statements += told.filter(\.change.isUse).map(\.statement) }
    // A changed size is reported after its possible causes: the device, bars, or content.
    if pixels.brokenLimits.contains(.size) {
      statements.append(
        ReportedChange(
          .layout, .size(golden: summary.golden, actual: summary.actual), policy: policy))
    }
    if !unexplained.isEmpty {
      let isAlone = layouts.isEmpty && !pixels.brokenLimits.contains(.size)
      let finding: ReportedChange.Change =
        isAlone
        ? .pixels(summary, cause: rasteriser)
        : .regions(RegionSummary(unexplained, limit: 5), cause: rasteriser)
      // A change of the rasteriser is reported before all others.
      statements.insert(
        ReportedChange(.paint, finding, policy: policy),
        at: rasteriser == nil ? statements.count : 0)
    }
    let isScaleTold = layouts.contains { $0.tells(setting: "scale") }
    return statements + notes.filter { !isScaleTold || !$0.isScale }
  }
}

extension [FingerprintChange] {
  fileprivate var hasFonts: Bool { contains { $0.changeClass == .fonts } }
}
