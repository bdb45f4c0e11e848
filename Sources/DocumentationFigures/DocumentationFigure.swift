import Examples
import Foundation
package import LayoutScenes
package import LayoutStage

/// A figure of this repository's documentation, such as a table of measurements.
///
/// These figures are of no use to users of the package, so the command does not offer them. Tests
/// draw them as goldens and as pictures for articles.
package struct DocumentationFigure: Sendable {
  /// The figure's name, which is also the path of its pictures.
  package let name: FigureName
  private let draw: @MainActor @Sendable (Appearance) throws -> Picture
  /// The closure that returns the figure's text, such as console output; nil if it has none.
  private var write: (@MainActor @Sendable () -> String)?

  /// The number of pixels per point.
  private static let scale: CGFloat = 2

  /// Makes a figure that does not show a scene.
  ///
  /// - Parameters:
  ///   - name: the name of the figure.
  ///   - write: a closure that returns the text that goes with the figure.
  ///   - draw: a closure that measures and draws the subject.
  init(
    _ name: String, write: (@MainActor @Sendable () -> String)? = nil,
    draw: @escaping @MainActor @Sendable (Appearance) throws -> Picture
  ) {
    self.name = FigureName(known: name)
    (self.write, self.draw) = (write, draw)
  }

  /// Makes a figure of measurements of a scene, with the scene's name.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - draw: a closure that measures the scene in an appearance, and draws it.
  init(_ scene: Scene, draw: @escaping @MainActor @Sendable (Scene) throws -> Picture) {
    (name, write) = (scene.figure, nil)
    self.draw = { look in
      var scene = scene
      scene.appearance = look
      return try draw(scene)
    }
  }

  /// Draws the figure in an appearance.
  @MainActor package func picture(in look: Appearance) throws -> NamedPicture {
    NamedPicture(name.drawing(in: look), try draw(look), scale: Self.scale)
  }

  /// Draws the figure in light and dark.
  @MainActor package func pictures() throws -> [NamedPicture] {
    try Appearance.allCases.map(picture)
  }

  /// The paths of the pictures, computed without drawing them.
  package var pictureNames: [String] { Appearance.allCases.map(name.drawing) }

  /// The path of the text, such as `lab/conflict.txt`; nil if the figure has no text.
  package var textName: String? { write == nil ? nil : "\(name).txt" }

  /// Returns the text; nil if the figure has none.
  @MainActor package func text() -> String? { write?() }
}

extension DocumentationFigure {
  package static let all =
    [invalidation, selfSizing, compositional, storyboard, languages] + constraints + [controls]
    + symbols + sweeps + articles + [growth]

  /// Returns the figure with a name; nil if there is none.
  package static func named(_ name: String) -> DocumentationFigure? {
    all.first { "\($0.name)" == name }
  }
}
