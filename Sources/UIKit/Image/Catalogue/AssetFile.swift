import Foundation
package import LayoutCore
import RasterCore
import VectorImages

/// A file of an image set, examined for features that are not supported.
package struct AssetFile: Sendable {
  /// The reason why a file is not drawn.
  package enum Problem: Sendable, Equatable {
    /// The format of the file is not supported; the text begins with the file's name.
    case kind(String)
    /// The file is damaged; the text begins with the file's name.
    case damaged(String)

    /// The description of the problem, which begins with the file's name.
    package var text: String {
      switch self {
      case .kind(let text), .damaged(let text): text
      }
    }
  }

  /// The reason why the file is not drawn; nil if it is drawn.
  package private(set) var problem: Problem?
  /// The names of the parts of a PDF or SVG file that are not drawn.
  package private(set) var omissions: [String] = []

  /// Examines a file; a vector image is parsed but not drawn.
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

  /// Returns whether a `color` of a catalogue is valid: components in a colour space that are
  /// numbers, or a system colour that exists.
  package static func isColor(_ value: JSONValue) -> Bool { CatalogueColor.color(value) != nil }
}
