public import LayoutComparison
public import PictureComparison

/// A golden picture and the picture now, compared in every respect: layout first, then pixels.
public struct PictureComparison: Sendable, Hashable {
  /// The golden's metadata; nil if it has none that can be read.
  public let goldenMetadata: GoldenMetadata?
  /// The metadata of the picture now.
  public let actualMetadata: GoldenMetadata
  /// The differences of the layouts, a value for each pane that changed.
  public let layouts: [LayoutDifference]
  /// The changes of the rasteriser and the fonts, apart from the code under test.
  public let fingerprints: [FingerprintChange]
  /// The difference of the pixels.
  public let pixels: PictureDifference
  /// The differing pixels where nothing else that changed explains them.
  public let unexplained: [PictureDifference.Region]
  /// All differences, by class, without those that the policy ignores.
  public let statements: [ReportedChange]
  /// The differences that the policy ignores, by class.
  public let ignored: [ReportedChange]

  /// Compares a decoded golden with a picture.
  public init(
    golden: GoldenFile, actual: LayoutPicture, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) {
    self.init(
      golden: golden, actual: actual, colors: (nil, nil), tolerance: tolerance, policy: policy)
  }

  /// Compares a decoded golden with a picture; `colors` are those of the files they were read from.
  ///
  /// Where the differing pixels were found before, those of the two bitmaps do not matter.
  package init(
    golden: GoldenFile, actual: LayoutPicture,
    colors: (golden: StraightPixels?, actual: StraightPixels?), tolerance: PictureTolerance,
    policy: ClassPolicy, scanned: ScannedPixels? = nil
  ) {
    goldenMetadata = golden.metadata
    actualMetadata = actual.metadata
    // Layouts before pixels: which pixels are explained follows from what the layouts say.
    let (old, new) = (golden.metadata?.panes ?? [], actual.metadata.panes)
    layouts =
      golden.metadata == nil
      ? []
      : LayoutDifference.differences(
        from: old.map { $0.hidingLooks(behind: tolerance.masks) },
        to: new.map { $0.hidingLooks(behind: tolerance.masks) })
    fingerprints =
      golden.metadata.map {
        FingerprintChange.changes(from: $0.fingerprints, to: actual.metadata.fingerprints)
      } ?? []
    let difference = PictureDifference(
      golden: golden.bitmap, actual: actual.bitmap, colors: colors, tolerance: tolerance,
      scale: actual.metadata.scale, panes: old + new, scanned: scanned)
    pixels = difference.attributed(to: new, or: old)
    let explanation = PixelExplanation(
      pixels: pixels, layouts: layouts, textPanes: fingerprints.hasFonts ? old + new : [])
    // Pixels that are within the limits need no explanation.
    unexplained =
      pixels.isWithinTolerance
      ? [] : explanation.unexplained(pixels).attributed(to: new, or: old)
    let all = Self.statements(
      layouts: layouts, fingerprints: fingerprints, pixels: pixels, unexplained: unexplained,
      panes: PaneDirectory(golden: old, actual: new), policy: policy,
      notes: GoldenNotes(golden: golden, actual: actual, tolerance: tolerance, policy: policy)
        .notes)
    statements = all.filter { $0.reaction != .ignore }
    ignored = all.filter { $0.reaction == .ignore }
  }

  /// The pixels that tolerance and masks allowed in pictures that count as the same; nil if there
  /// are none.
  package var allowed: PixelSummary? {
    let summary = PixelSummary(pixels)
    return summary.allowances.isEmpty ? nil : summary
  }

  /// Whether nothing is different that fails.
  public var passes: Bool { !statements.hasFailure }

  private static func statements(
    layouts: [LayoutDifference], fingerprints: [FingerprintChange], pixels: PictureDifference,
    unexplained: [PictureDifference.Region], panes: PaneDirectory, policy: ClassPolicy,
    notes: [ReportedChange]
  ) -> [ReportedChange] {
    let isPainted = !unexplained.isEmpty && policy.paint != .ignore
    // Another rasteriser is reported as the cause of the pixels that it may have changed, and for
    // itself only if there are none.
    let rasteriser = isPainted ? fingerprints.first(where: \.isRasteriser) : nil
    let told = fingerprints.filter { $0 != rasteriser }
      .map {
        (change: $0, statement: ReportedChange($0.changeClass, .fingerprint($0), policy: policy))
      }
    // Another file of a font is a cause.
    var statements = told.filter { !$0.change.isUse }.map(\.statement)
    let summary = PixelSummary(pixels, regionLimit: 5)
    let isSeen = pixels.differingPixels > 0 || pixels.brokenLimits.contains(.size)
    statements += layouts.statements(policy: policy, among: panes, isSeen: isSeen)
    // Whatever changed the layout or its views is why another font is used.
    if statements.isEmpty { statements += told.filter(\.change.isUse).map(\.statement) }
    // After the causes: another size follows from a device, from bars, from content.
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
      statements.append(ReportedChange(.paint, finding, policy: policy))
    }
    let isScaleTold = layouts.contains { $0.tells(setting: "scale") }
    return statements + notes.filter { !isScaleTold || !$0.isScale }
  }
}

extension [FingerprintChange] {
  fileprivate var hasFonts: Bool { contains { $0.changeClass == .fonts } }
}
