import Basics
package import Foundation
import LayoutComparison
package import PictureComparison
import RasterCore
import RasterPNG

/// The files of the pictures that show the difference between two pictures or films, encoded on all
/// cores.
package struct DifferenceFiles {
  /// A file as its role and its bytes.
  package typealias Content = (role: Artifact.Role, data: Data)

  /// The files, in the order of their roles; a picture that cannot be encoded is left out.
  package let contents: [Content]

  /// Encodes the files.
  ///
  /// - Parameters:
  ///   - evidence: the comparison; texts and layouts have no pictures.
  ///   - files: the bytes of the golden and of the candidate, whose compressed pixels the `blink`
  ///     file reuses.
  ///   - captions: the captions above the golden, the difference and the actual picture.
  ///   - maximumPixels: the number of pixels above which only the difference is drawn.
  package init(
    _ evidence: Evidence, files: [Data], captions: PaneCaptions, maximumPixels: Int = 1 << 25
  ) {
    let work: [Piece] =
      switch evidence {
      case .picture(let comparison):
        Self.pieces(comparison.pixels, files, captions, maximumPixels)
      case .film(let comparison): Self.pieces(comparison, captions, maximumPixels)
      case .layout, .text: []
      }
    let made = Cores.map(work.count) { work[$0].make() }
    contents = zip(work, made).compactMap { piece, data in data.map { (piece.role, $0) } }
      .sorted { $0.role.order < $1.role.order }
  }

  /// A file to encode, as a closure that returns its bytes.
  private struct Piece: Sendable {
    let role: Artifact.Role
    let make: @Sendable () -> Data?
  }

  private static func pieces(
    _ pixels: PictureDifference, _ files: [Data], _ captions: PaneCaptions, _ maximumPixels: Int
  ) -> [Piece] {
    let picture = DifferencePicture(pixels)
    let heat = picture.heat()
    let difference = Piece(role: .difference) { try? heat.png() }
    // The `panes` file needs the memory of three pictures, `blink` that of two, and `difference`
    // that of one.
    if pixels.width * pixels.height > maximumPixels { return [difference] }
    // The `panes` file has the most pixels, so it is first; meanwhile another core encodes the
    // other files.
    return [
      Piece(role: .panes) { try? picture.panes(around: heat, captions: captions).png() },
      difference, Piece(role: .blink) { try? picture.blink(of: files) },
    ]
  }

  /// Returns the files for two films: the animated difference (of a large film, only that of one
  /// frame), and a picture of the first frame whose pixels differ, with its golden and its
  /// difference.
  private static func pieces(
    _ comparison: FilmComparison, _ captions: PaneCaptions, _ maximumPixels: Int
  ) -> [Piece] {
    let picture = Evidence.film(comparison).shown.map { DifferencePicture($0.pixels) }
    let isSmall = comparison.pixelCount <= maximumPixels * 4
    return [
      Piece(role: .difference) {
        isSmall ? try? comparison.difference() : try? picture?.heat().png()
      },
      Piece(role: .panes) { try? picture?.panes(captions: captions).png() },
    ]
  }
}

extension Artifact.Role {
  /// The index of the role among all roles.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
