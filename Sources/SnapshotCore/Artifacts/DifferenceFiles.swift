import Basics
package import Foundation
import LayoutComparison
package import PictureComparison
import RasterCore
import RasterPNG

/// The files of the pictures that show where two pictures or films differ, made on all cores.
///
/// Nearly all of their time is compressing: that of the panes takes as long as that of all others.
package struct DifferenceFiles {
  /// The role of a file, and its bytes.
  package typealias Content = (role: Artifact.Role, data: Data)

  /// The files, in order of their roles; a picture that cannot be written is left out.
  package let contents: [Content]

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - evidence: the comparison; texts and layouts have no pictures.
  ///   - files: the golden's file and the candidate's, in which a blink finds its frames.
  ///   - captions: are over the panes.
  ///   - maximumPixels: beyond so many the difference alone is drawn.
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

  /// A file that is to be made.
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
    // Panes hold three pictures at once and a blink two, the difference alone one.
    if pixels.width * pixels.height > maximumPixels { return [difference] }
    // The longest first: the other core does the rest meanwhile.
    return [
      Piece(role: .panes) { try? picture.panes(around: heat, captions: captions).png() },
      difference, Piece(role: .blink) { try? picture.blink(of: files) },
    ]
  }

  /// The film of the difference, and the panes of the first frame that differs.
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
  /// Its place among all.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
