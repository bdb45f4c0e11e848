import Foundation
public import LayoutScenes
public import LayoutStage

/// A figure that is drawn as a whole: a table of what was measured, a story in a few panes.
public struct DocumentationFigure: Sendable {
  /// The figure's name, which is also the path of its pictures.
  public var figure: FigureName
  /// The words over it.
  public var title: String
  /// The subject of the figure, on one line.
  public var summary: String
  /// The scene that it is measured on; nil if what is measured is no scene.
  public var scene: Scene?
  /// The controllers that the plate shows, each on its device, as a variant; nil if it shows
  /// none.
  var controllers: (@MainActor @Sendable (Appearance) -> [Figure])?
  /// The films that go with it, in which its device is turned.
  public var films: [FilmedFigure] = []
  /// Writes what the plate is about, where that is a text too; nil if it is not.
  var write: (@MainActor @Sendable () -> String)?
  private let draw: @MainActor @Sendable (Appearance) throws -> Picture

  /// Pixels per point.
  static let scale: CGFloat = 2

  /// Describes a plate that is measured on something of its own.
  ///
  /// - Parameters:
  ///   - figure: the name of the figure.
  ///   - title: the words over it.
  ///   - summary: what it is made from.
  ///   - draw: measures and draws.
  public init(
    _ figure: FigureName, title: String, summary: String,
    draw: @escaping @MainActor @Sendable (Appearance) throws -> Picture
  ) {
    (self.figure, self.title, self.summary, self.draw) = (figure, title, summary, draw)
  }

  /// Describes a plate that is measured on a scene and has its name.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - title: the words over the plate.
  ///   - summary: what it is made from.
  ///   - draw: measures the scene, light or dark, and draws.
  public init(
    _ scene: Scene, title: String, summary: String,
    draw: @escaping @MainActor @Sendable (Scene) throws -> Picture
  ) {
    self.init(scene.figure, title: title, summary: summary) { look in
      var scene = scene
      scene.appearance = look
      return try draw(scene)
    }
    self.scene = scene
  }

  /// Draws the plate.
  @MainActor public func picture(in look: Appearance) throws -> NamedPicture {
    NamedPicture(pictureName(in: look), try draw(look), scale: Self.scale)
  }

  /// Writes the text that goes with the plate: `lab/conflict.txt`; nil without one.
  @MainActor public func text() -> NamedText? {
    textName.flatMap { name in write.map { NamedText(fileName: name, text: $0()) } }
  }

  /// The path of the text; nil without one.
  var textName: String? { write == nil ? nil : "\(figure).txt" }

  /// The path of the picture: `lab/invalidation.png`, `lab/invalidation.dark.png`.
  func pictureName(in look: Appearance) -> String {
    "\(figure)" + (look == .light ? "" : ".\(look.rawValue)") + ".png"
  }
}
