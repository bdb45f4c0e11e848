public import LayoutStage

/// A film of a figure: a device with the figure on its screen, while it is turned.
public struct FilmedFigure: Sendable {
  /// The path of its file, such as `carousel/smooth.film.png`.
  public let fileName: String
  private let plan: @MainActor @Sendable () -> Film

  /// Names a film.
  ///
  /// - Parameters:
  ///   - fileName: the path of its file.
  ///   - film: plans the film; nothing is recorded yet.
  public init(_ fileName: String, film: @escaping @MainActor @Sendable () -> Film) {
    (self.fileName, plan) = (fileName, film)
  }

  /// Plans the film, of which frames or a strip may be recorded.
  @MainActor public func film() -> Film { plan() }

  /// Records the turn, as it is played.
  @MainActor public func reel() -> FilmReel { plan().reel() }
}
