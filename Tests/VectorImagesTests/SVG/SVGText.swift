import Foundation
import RasterCore
import TestSupport
import VectorImages

/// A document as text, for tests.
struct SVGText {
  /// The size in points.
  var size = CGSize(width: 6, height: 1)
  var attributes = ""

  /// Returns a document with elements inside its root.
  func document(_ body: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
    \(attributes)>\(body)</svg>
    """
  }

  /// Returns the image of a document with elements inside its root.
  func image(_ body: String) throws -> VectorImage {
    try VectorImage(svg: Data(document(body).utf8), name: "test.svg")
  }

  /// Returns the pixels of a document with elements inside its root.
  func bitmap(_ body: String, scale: CGFloat = 1) throws -> Bitmap {
    try image(body).drawing.rasterized(
      width: Int(size.width * scale), height: Int(size.height * scale), scale: scale)
  }

  /// Returns the alpha of a document's pixels as lines of text.
  func alpha(_ body: String) throws -> String { Picture.alpha(of: try bitmap(body)) }

  /// Returns the colours of a document's pixels: red, green, blue, black, white and none.
  func colors(_ body: String) throws -> String {
    Picture.colors(
      of: try bitmap(body),
      [
        "r": Color(red: 1, green: 0, blue: 0), "g": Color(red: 0, green: 1, blue: 0),
        "b": Color(red: 0, green: 0, blue: 1), "k": .black, "w": .white, "·": .clear,
      ])
  }
}
