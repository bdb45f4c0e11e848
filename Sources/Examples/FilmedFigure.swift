package import Foundation
package import LayoutScenes
package import LayoutStage

/// A film of a device with a figure on its screen, recorded during a rotation.
package struct FilmedFigure: Sendable {
  private let name: FigureName
  private let plan: @MainActor @Sendable () -> Film

  /// Makes a film that is named after its figure.
  ///
  /// - Parameters:
  ///   - name: the figure's name.
  ///   - film: a closure that returns the plan of the film. Nothing is recorded yet.
  package init(_ name: FigureName, film: @escaping @MainActor @Sendable () -> Film) {
    (self.name, plan) = (name, film)
  }

  /// The path of the film's file, such as `carousel/smooth.film.png`.
  package var fileName: String { "\(name).film.png" }
  /// The path of the film's strip, such as `carousel/smooth.strip.png`.
  package var stripName: String { "\(name).strip.png" }

  /// Returns the plan of the film, from which frames or a strip can be recorded.
  @MainActor package func film() -> Film { plan() }

  /// Records the rotation, and draws several frames side by side.
  @MainActor package func strip() -> NamedPicture {
    NamedPicture(stripName, plan().strip().picture(), scale: CarouselFigure.scale)
  }

  /// Records the rotation as an animation.
  ///
  /// - Parameter scale: the number of pixels per point.
  /// - Returns: the animation.
  /// - Throws: `PictureTooLarge` if one frame or all frames together are larger than `PictureLimit`
  ///   allows.
  @MainActor package func reel(scale: CGFloat = 2) throws(PictureTooLarge) -> RenderedFilm {
    try plan().reel(scale: scale)
  }
}
