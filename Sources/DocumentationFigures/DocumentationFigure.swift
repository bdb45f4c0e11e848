import Examples
import Foundation
package import LayoutScenes
package import LayoutStage

/// A figure of this repository's documentation: a table of measurements, or a sequence of panes.
///
/// Users have no use for these, so the command does not have them: goldens and the pictures of
/// articles are drawn by tests.
package struct DocumentationFigure: Sendable {
  /// The figure's name, which is also the path of its pictures.
  package let name: FigureName
  private let draw: @MainActor @Sendable (Appearance) throws -> Picture
  /// Writes the subject of the figure as text, if it has one.
  private var write: (@MainActor @Sendable () -> String)?

  /// Pixels per point.
  private static let scale: CGFloat = 2

  /// Describes a figure with a subject of its own.
  ///
  /// - Parameters:
  ///   - name: the name of the figure.
  ///   - write: writes the text that goes with the figure.
  ///   - draw: measures and draws.
  init(
    _ name: String, write: (@MainActor @Sendable () -> String)? = nil,
    draw: @escaping @MainActor @Sendable (Appearance) throws -> Picture
  ) {
    self.name = FigureName(known: name)
    (self.write, self.draw) = (write, draw)
  }

  /// Describes a figure that is measured on a scene and has its name.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - draw: measures the scene, light or dark, and draws.
  init(_ scene: Scene, draw: @escaping @MainActor @Sendable (Scene) throws -> Picture) {
    (name, write) = (scene.figure, nil)
    self.draw = { look in
      var scene = scene
      scene.appearance = look
      return try draw(scene)
    }
  }

  /// Draws the figure.
  @MainActor package func picture(in look: Appearance) throws -> NamedPicture {
    NamedPicture(name.drawing(in: look), try draw(look), scale: Self.scale)
  }

  /// Draws the figure light and dark.
  @MainActor package func pictures() throws -> [NamedPicture] {
    try Appearance.allCases.map(picture)
  }

  /// The paths of the pictures, without making them.
  package var pictureNames: [String] { Appearance.allCases.map(name.drawing) }

  /// The path of the text, such as `lab/conflict.txt`; nil without one.
  package var textName: String? { write == nil ? nil : "\(name).txt" }

  /// Writes the text; nil without one.
  @MainActor package func text() -> String? { write?() }
}

extension DocumentationFigure {
  /// All figures.
  package static let all =
    [invalidation, selfSizing] + constraints + [controls] + sweeps + articles + [growth]

  /// Returns the figure of a name; nil if there is none.
  package static func named(_ name: String) -> DocumentationFigure? {
    all.first { "\($0.name)" == name }
  }
}
