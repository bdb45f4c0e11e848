import Foundation
import LayoutComparison
public import PictureComparison
import RasterPNG

extension Snapshot where Value == LayoutPicture, Format == LayoutPicture {
  /// Compares pictures with their layouts, and writes PNG.
  ///
  /// - Parameters:
  ///   - tolerance: by default none.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func picture(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy))
  }
}

extension SnapshotFormat where Format == LayoutPicture {
  /// Pictures as PNG files that carry their layout.
  public static func picture(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> SnapshotFormat {
    SnapshotFormat(
      pathExtension: "png",
      encode: { picture, golden throws(SnapshotError) in try encode(picture, golden) },
      examine: { data, picture, depth in
        PictureExaminer(tolerance: tolerance, policy: policy).examine(data, picture, depth)
      },
      objections: { _ in policy.objections() + tolerance.objections })
  }

  private static func encode(
    _ picture: LayoutPicture, _ golden: GoldenLocation
  ) throws(SnapshotError) -> Data {
    do {
      return try GoldenFile.encode(picture, name: golden.url.path)
    } catch {
      throw .unencodable(golden.name, reason: error.description)
    }
  }
}

/// The comparison of a golden's bytes with a picture.
private struct PictureExaminer {
  let tolerance: PictureTolerance
  let policy: ClassPolicy

  func examine(_ data: Data, _ picture: LayoutPicture, _ depth: VerificationLevel) -> Examination {
    if depth == .fast && GoldenFile.claims(data, toBe: picture) {
      return .same(.stamp)
    }
    do {
      return compare(try GoldenFile(data, name: "golden", toCompareWith: picture), picture)
    } catch {
      return .unreadable(UnreadableReason(error))
    }
  }

  private func compare(_ golden: GoldenFile, _ picture: LayoutPicture) -> Examination {
    // A film has a stamp of its own, which is none of its still picture.
    if let disguise = golden.disguise { return .unreadable(.wrongKind(disguise.text)) }
    // Before the pixels: of a forged golden even pixels that agree prove nothing.
    if golden.stamp == .forged { return .unreadable(.forged) }
    let comparison = PictureComparison(
      golden: golden, actual: picture, tolerance: tolerance, policy: policy)
    return Examination(
      .picture(comparison), statements: comparison.statements + comparison.ignored,
      allowed: comparison.allowed, policy: policy)
  }
}

extension Examination {
  /// Makes the evidence of a comparison of pictures or films.
  ///
  /// - Parameters:
  ///   - evidence: the comparison.
  ///   - statements: everything that is different.
  ///   - pixels: what tolerance let pass; nil if it let nothing pass.
  ///   - policy: what was requested; one that names metadata has the last word.
  init(
    _ evidence: Evidence, statements: [ReportedChange], allowed pixels: PixelSummary?,
    policy: ClassPolicy
  ) {
    if statements.hasFailure {
      self = .different(evidence, statements: statements)
    } else if policy.namedMetadata == nil, statements.contains(where: \.isUndescribed) {
      self = .undescribed(evidence, statements: statements, pixels: pixels)
    } else {
      self = .same(.contents, statements: statements, pixels: pixels)
    }
  }
}
