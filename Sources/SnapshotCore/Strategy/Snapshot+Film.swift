import Foundation
import LayoutComparison
public import PictureComparison
import RasterPNG

extension Snapshot where Value == LayoutFilm, Format == LayoutFilm {
  /// Compares films frame by frame, with the layouts of each, and writes animated PNG.
  ///
  /// - Parameters:
  ///   - tolerance: by default none; it holds for each frame.
  ///   - policy: the effect of each class of change on the verdict.
  /// - Returns: the strategy.
  public static func film(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.film(tolerance: tolerance, policy: policy))
  }
}

extension SnapshotFormat where Format == LayoutFilm {
  /// Films as animated PNG files that carry the layouts of their frames.
  public static func film(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> SnapshotFormat {
    SnapshotFormat(
      pathExtension: "png",
      encode: { film, golden throws(SnapshotError) in
        do throws(PNGError) {
          return try FilmFile.encode(film, name: golden.url.path)
        } catch {
          throw .unencodable(golden.name, reason: error.description)
        }
      },
      examine: { data, film, depth in
        FilmExaminer(tolerance: tolerance, policy: policy).examine(data, film, depth)
      },
      objections: { _ in policy.objections() + tolerance.objections })
  }
}

/// The comparison of a golden's bytes with a film.
private struct FilmExaminer {
  let tolerance: PictureTolerance
  let policy: ClassPolicy

  func examine(_ data: Data, _ film: LayoutFilm, _ depth: VerificationLevel) -> Examination {
    if depth == .fast && FilmFile.claims(data, toBe: film) { return .same(.stamp) }
    // A file whose chunks do not follow each other is damaged, with a note by the reader.
    if PNGChunks(data) != nil && !FilmFile.isFilm(data) {
      return .unreadable(.wrongKind("a still picture, and a film is expected"))
    }
    do {
      return compare(try FilmFile(data, name: "golden"), film)
    } catch {
      return .unreadable(UnreadableReason(error))
    }
  }

  private func compare(_ golden: FilmFile, _ film: LayoutFilm) -> Examination {
    // Before the pixels: of a forged golden even pixels that agree prove nothing.
    if golden.stamp == .forged { return .unreadable(.forged) }
    if let disguise = golden.disguise { return .unreadable(.wrongKind(disguise.text)) }
    let comparison = FilmComparison(
      golden: golden, actual: film, tolerance: tolerance, policy: policy)
    return Examination(
      .film(comparison), statements: comparison.statements + comparison.ignored,
      allowed: comparison.allowed, policy: policy)
  }
}
