import Foundation
import LayoutComparison
public import PictureComparison
import RasterPNG

extension Snapshot where Value == LayoutFilm, Format == LayoutFilm {
  /// Returns a strategy that compares films (sequences of pictures) and their layouts frame by
  /// frame; goldens are animated PNGs.
  ///
  /// - Parameters:
  ///   - tolerance: the difference allowed in each frame. The default is none.
  ///   - policy: the reaction to each class of change.
  /// - Returns: the strategy.
  public static func film(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.film(tolerance: tolerance, policy: policy))
  }
}

extension SnapshotFormat where Format == LayoutFilm {
  /// Returns the format of films: animated PNG files that contain the layouts of the frames.
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

/// An examiner that compares the bytes of a golden with a film.
private struct FilmExaminer {
  let tolerance: PictureTolerance
  let policy: ClassPolicy

  func examine(_ data: Data, _ film: LayoutFilm, _ depth: VerificationLevel) -> Examination {
    if depth == .fast && FilmFile.claims(data, toBe: film) { return .same(.stamp) }
    // A file that cannot be divided into chunks is damaged, which is reported below, when it is
    // read.
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
    // The stamp is checked before the pixels, because a golden with a forged stamp must fail even
    // if its pixels are equal.
    if golden.stamp == .forged { return .unreadable(.forged) }
    if let disguise = golden.disguise { return .unreadable(.wrongKind(disguise.text)) }
    let comparison = FilmComparison(
      golden: golden, actual: film, tolerance: tolerance, policy: policy)
    return Examination(
      .film(comparison), statements: comparison.statements + comparison.ignored,
      allowed: comparison.allowed, policy: policy)
  }
}
