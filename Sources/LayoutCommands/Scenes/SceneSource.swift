import Basics
import CommandLineKit
package import Examples
import Foundation
import LayoutScenes
import LayoutStage
import PreviewTool

/// The source of a figure: the gallery or a scene file.
package enum SceneSource {
  /// Returns the figure with a name, or the scene in a file.
  ///
  /// If a gallery figure's name is also the path of a file, the figure is returned. The prefix `./`
  /// selects the file.
  package static func figure(_ operand: String) throws -> GalleryFigure {
    if let figure = Gallery.figure(named: operand) { return figure }
    if PreviewOperands.isSource(operand) { throw SourceForScene(operand: operand) }
    if FileManager.default.fileExists(atPath: operand) {
      let file = URL(fileURLWithPath: operand)
      return .scene(try Scene.read(contentsOf: file, picturesWithin: Confinement.folder))
    }
    throw UnknownScene(operand: operand, suggestion: NearestName.of(operand, in: Gallery.names))
  }

  /// The last part of a message that lists what a command needs.
  static var nameOfFigure: String {
    "or the name of a figure; \(CalledName.current.text) list prints the names"
  }

  /// Returns the gallery's scene with a name, or the scene in a file.
  static func scene(_ operand: String) throws -> Scene {
    guard let scene = try figure(operand).scene else { throw FigureWithoutScene(name: operand) }
    return scene
  }
}

/// The error thrown if a figure of the gallery has no scene.
struct FigureWithoutScene: Error, Equatable, CustomStringConvertible {
  var name: String

  var description: String {
    "\(name) is a drawing without a scene; \(CalledName.current.text) render \(name) draws it"
  }
}

/// The error thrown if an operand is iOS source, but the command needs a scene.
struct SourceForScene: Error, Equatable, CustomStringConvertible {
  var operand: String

  var description: String {
    """
    "\(operand)" is not a scene but \(operand.hasSuffix(".swift") ? "Swift source" : "a folder")
      \(CalledName.current.text) preview \(operand) draws what source shows; film, lint, sweep and trace \
    take it too
    """
  }
}

/// The error thrown if an operand is neither a file nor a figure of the gallery.
struct UnknownScene: Error, Equatable, CustomStringConvertible {
  var operand: String
  var suggestion: String?

  var description: String {
    "\"\(operand)\" is neither a file nor a figure of the gallery"
      + (suggestion.map { "; did you mean \($0)?" }
        ?? "\n  \(CalledName.current.text) list names the figures")
  }
}
