package import Foundation
package import LayoutScenes
package import LayoutStage

/// A film of a figure: a device with the figure on its screen, while it is turned.
package struct FilmedFigure: Sendable {
  private let name: FigureName
  private let plan: @MainActor @Sendable () -> Film

  /// Names a film by its figure.
  ///
  /// - Parameters:
  ///   - name: the figure's name.
  ///   - film: plans the film; nothing is recorded yet.
  package init(_ name: FigureName, film: @escaping @MainActor @Sendable () -> Film) {
    (self.name, plan) = (name, film)
  }

  /// The path of its file, such as `carousel/smooth.film.png`.
  package var fileName: String { "\(name).film.png" }
  /// The path of its strip, such as `carousel/smooth.strip.png`.
  package var stripName: String { "\(name).strip.png" }

  /// Plans the film, of which frames or a strip may be recorded.
  @MainActor package func film() -> Film { plan() }

  /// Records the turn, and draws frames of it side by side.
  @MainActor package func strip() -> NamedPicture {
    NamedPicture(stripName, plan().strip().picture(), scale: CarouselFigure.scale)
  }

  /// Records the turn, as it is played.
  ///
  /// - Parameter scale: pixels per point.
  /// - Returns: the animation.
  /// - Throws: the size of frames that are larger, or more together, than `PictureLimit` allows.
  @MainActor package func reel(scale: CGFloat = 2) throws(PictureTooLarge) -> RenderedFilm {
    try plan().reel(scale: scale)
  }
}
