import Foundation
import LayoutComparison
public import PictureComparison
import RasterPNG

extension Snapshot where Value == LayoutPicture, Format == LayoutPicture {
  /// Returns a strategy that compares pictures and their layouts; goldens are PNG files.
  ///
  /// - Parameters:
  ///   - tolerance: the allowed difference of the pixels. The default is none.
  ///   - policy: the reaction to each class of change.
  /// - Returns: the strategy.
  public static func picture(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy))
  }
}

extension SnapshotFormat where Format == LayoutPicture {
  /// Returns the format of pictures: PNG files that contain their layouts.
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

/// An examiner that compares the bytes of a golden with a picture.
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
    // A film's stamp is not that of its still picture, so films are rejected before the stamp is
    // checked.
    if let disguise = golden.disguise { return .unreadable(.wrongKind(disguise.text)) }
    // The stamp is checked before the pixels, because a golden with a forged stamp must fail even
    // if its pixels are equal.
    if golden.stamp == .forged { return .unreadable(.forged) }
    let comparison = PictureComparison(
      golden: golden, actual: picture, tolerance: tolerance, policy: policy)
    return Examination(
      .picture(comparison), statements: comparison.statements + comparison.ignored,
      allowed: comparison.allowed, policy: policy)
  }
}

extension Examination {
  /// Makes the result of a comparison of pictures or films.
  ///
  /// - Parameters:
  ///   - evidence: the comparison, with the compared pictures.
  ///   - statements: all differences.
  ///   - pixels: the pixels that a tolerance allowed; nil if there are none.
  ///   - policy: the requested policy. If it specifies no reaction to metadata, a golden without
  ///     metadata gives the result `undescribed`.
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
