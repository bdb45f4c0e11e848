import Foundation
package import LayoutCore
import RasterCore
import VectorImages

/// A file of an image set, examined for what is not drawn of it.
package struct AssetFile: Sendable {
  /// The reason why a file is not shown.
  package enum Problem: Sendable, Equatable {
    /// The file is of a kind that is not drawn, as text that begins with the file's name.
    case kind(String)
    /// The file is damaged, as text that begins with the file's name.
    case damaged(String)

    /// The text.
    package var text: String {
      switch self {
      case .kind(let text), .damaged(let text): text
      }
    }
  }

  /// The reason why the file is not shown; nil if it is.
  package private(set) var problem: Problem?
  /// The names of the parts of a PDF or SVG file that are not drawn.
  package private(set) var omissions: [String] = []

  /// Examines a file; a vector image is parsed and not drawn.
  package init(_ url: URL) {
    let name = url.lastPathComponent
    do {
      let data = try Data(contentsOf: url)
      if ImageFile.isVector(url, data) {
        omissions = try VectorImage(data, name: name).omissions
      } else {
        _ = try ImageFile.pixels(of: data, name: name)
      }
    } catch {
      let text = ImageFile.words(of: error, name)
      problem = text.hasSuffix("not drawn") ? .kind(text) : .damaged(text)
    }
  }

  /// Returns whether a `color` of a catalogue is one: components in a colour space that are numbers,
  /// or a system colour that exists.
  package static func isColor(_ value: JSONValue) -> Bool { CatalogueColor.color(value) != nil }
}
