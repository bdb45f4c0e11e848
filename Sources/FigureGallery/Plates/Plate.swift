import Foundation
public import LayoutFigures

/// A figure that is drawn as a whole: a table of what was measured, a story in a few panes.
public struct Plate: Sendable {
  /// The figure's name, which is also the path of its pictures.
  public var figure: FigureName
  /// The words over it.
  public var title: String
  /// What it is made from, on one line.
  public var summary: String
  /// The scene that it was measured on, if it was a scene.
  public var scene: Scene?
  /// Measures and draws.
  private let draw: @MainActor @Sendable (Appearance) throws -> Picture

  /// Pixels a point.
  static let scale: CGFloat = 2

  /// Describes a plate.
  public init(
    _ figure: FigureName, title: String, summary: String, scene: Scene? = nil,
    draw: @escaping @MainActor @Sendable (Appearance) throws -> Picture
  ) {
    (self.figure, self.title, self.summary) = (figure, title, summary)
    (self.scene, self.draw) = (scene, draw)
  }

  /// Draws the plate.
  @MainActor public func picture(in look: Appearance) throws -> NamedPicture {
    NamedPicture(pictureName(in: look), try draw(look), scale: Self.scale)
  }

  /// The path of the picture: `lab/invalidation.png`, `lab/invalidation.dark.png`.
  public func pictureName(in look: Appearance) -> String {
    "\(figure)" + (look == .light ? "" : ".\(look.rawValue)") + ".png"
  }
}
