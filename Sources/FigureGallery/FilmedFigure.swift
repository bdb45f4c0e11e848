public import Foundation
public import LayoutScenes
public import LayoutStage

/// A film of a figure: a device with the figure on its screen, while it is turned.
public struct FilmedFigure: Sendable {
  private let name: FigureName
  private let plan: @MainActor @Sendable () -> Film

  /// Names a film by its figure.
  ///
  /// - Parameters:
  ///   - name: the figure's name.
  ///   - film: plans the film; nothing is recorded yet.
  public init(_ name: FigureName, film: @escaping @MainActor @Sendable () -> Film) {
    (self.name, plan) = (name, film)
  }

  /// The path of its file, such as `carousel/smooth.film.png`.
  public var fileName: String { "\(name).film.png" }
  /// The path of its strip, such as `carousel/smooth.strip.png`.
  public var stripName: String { "\(name).strip.png" }

  /// Plans the film, of which frames or a strip may be recorded.
  @MainActor public func film() -> Film { plan() }

  /// Records the turn, and draws frames of it side by side.
  @MainActor public func strip() -> NamedPicture {
    NamedPicture(stripName, plan().strip().picture(), scale: DocumentationFigure.scale)
  }

  /// Records the turn, as it is played.
  ///
  /// - Parameter scale: pixels per point.
  /// - Returns: the animation.
  /// - Throws: the size of frames that are larger, or more together, than `PictureLimit` allows.
  @MainActor public func reel(scale: CGFloat = 2) throws(PictureTooLarge) -> RenderedFilm {
    try plan().reel(scale: scale)
  }
}
