import Basics
import CommandLineKit
package import Examples
import Foundation
import LayoutScenes
import LayoutStage
import PreviewTool

/// The source of a figure: the gallery or a scene file.
package enum SceneSource {
  /// Finds a figure by its path or its name.
  ///
  /// A gallery figure's name wins over a file of the same path; `./` before it means the file.
  package static func figure(_ operand: String) throws -> GalleryFigure {
    if let figure = Gallery.figure(named: operand) { return figure }
    if PreviewOperands.isSource(operand) { throw SourceForScene(operand: operand) }
    if FileManager.default.fileExists(atPath: operand) {
      let file = URL(fileURLWithPath: operand)
      return .scene(try Scene.read(contentsOf: file, picturesWithin: Confinement.folder))
    }
    throw UnknownScene(operand: operand, suggestion: NearestName.of(operand, in: Gallery.names))
  }

  /// Finds a scene by its path or its name.
  static func scene(_ operand: String) throws -> Scene {
    guard let scene = try figure(operand).scene else { throw FigureWithoutScene(name: operand) }
    return scene
  }
}

/// A figure of the gallery that is drawn and has no scene.
struct FigureWithoutScene: Error, Equatable, CustomStringConvertible {
  var name: String

  var description: String {
    "\(name) is a drawing without a scene; \(CalledName.current.text) render \(name) draws it"
  }
}

/// The error for iOS source in place of a scene.
struct SourceForScene: Error, Equatable, CustomStringConvertible {
  var operand: String

  var description: String {
    """
    "\(operand)" is no scene but \(operand.hasSuffix(".swift") ? "Swift source" : "a folder")
      \(CalledName.current.text) preview \(operand) draws what source shows; film, lint, sweep and trace \
    take it too
    """
  }
}

/// An operand that names neither a file nor a figure of the gallery.
struct UnknownScene: Error, Equatable, CustomStringConvertible {
  var operand: String
  var suggestion: String?

  var description: String {
    "\"\(operand)\" is neither a file nor a figure of the gallery"
      + (suggestion.map { "; did you mean \($0)?" }
        ?? "\n  \(CalledName.current.text) list names the figures")
  }
}
