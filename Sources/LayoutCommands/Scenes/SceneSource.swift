import Basics
import CommandLineKit
package import Examples
import Foundation
import LayoutScenes
import LayoutStage
import PreviewTool

/// The source of a figure: the gallery or a scene file.
package enum SceneSource {
  /// Finds a figure by the word that names it.
  ///
  /// A gallery figure's name wins over a file of the same path; `./` before it means the file.
  package static func figure(_ word: String) throws -> GalleryFigure {
    if let figure = Gallery.figure(named: word) { return figure }
    if PreviewOperands.isSource(word) { throw SourceForScene(word: word) }
    if FileManager.default.fileExists(atPath: word) {
      return .scene(
        try Scene.read(contentsOf: URL(fileURLWithPath: word), picturesWithin: Confinement.folder))
    }
    throw UnknownScene(word: word, suggestion: NearestName.of(word, in: Gallery.names))
  }

  /// Finds a scene by its path or its name.
  static func scene(_ word: String) throws -> Scene {
    guard let scene = try figure(word).scene else { throw FigureWithoutScene(name: word) }
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
  var word: String

  var description: String {
    """
    "\(word)" is no scene but \(word.hasSuffix(".swift") ? "Swift source" : "a folder")
      \(CalledName.current.text) preview \(word) draws what source shows; film, lint, sweep and trace \
    take it too
    """
  }
}

/// A word that names neither a file nor a figure of the gallery.
struct UnknownScene: Error, Equatable, CustomStringConvertible {
  var word: String
  var suggestion: String?

  var description: String {
    "\"\(word)\" is neither a file nor a figure of the gallery"
      + (suggestion.map { "; did you mean \($0)?" }
        ?? "\n  \(CalledName.current.text) list names the figures")
  }
}
