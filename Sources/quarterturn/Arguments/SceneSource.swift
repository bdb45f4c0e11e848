import FigureGallery
import Foundation
import LayoutFigures

/// Where a scene comes from: a figure of the gallery or a file.
enum SceneSource {
  /// Finds a scene by the word that names it.
  ///
  /// A gallery figure's name wins over a file of the same path; `./` before it means the file.
  static func scene(_ word: String) throws -> Scene {
    if let scene = Gallery.scene(named: word) { return scene }
    if FileManager.default.fileExists(atPath: word) {
      return try Scene.read(contentsOf: URL(fileURLWithPath: word))
    }
    throw UnknownScene(word: word, suggestion: NearestName.of(word, in: Gallery.names))
  }
}

/// A word that names neither a file nor a figure of the gallery.
struct UnknownScene: Error, Equatable, CustomStringConvertible {
  var word: String
  var suggestion: String?

  var description: String {
    "\"\(word)\" is neither a file nor a figure of the gallery"
      + (suggestion.map { "; did you mean \($0)?" } ?? "\n  quarterturn list names the figures")
  }
}
