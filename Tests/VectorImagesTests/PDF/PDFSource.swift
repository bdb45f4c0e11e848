import Foundation
import RasterCore
import TestSupport
import VectorImages

/// A PDF file of one page, as text.
struct PDFSource {
  var content = ""
  /// The entries of the page's resources.
  var resources = ""
  /// Further entries of the page.
  var page = "/MediaBox [0 0 8 4]"
  /// Further objects, from number 5 on.
  var objects: [String] = []

  /// Returns a stream object.
  static func stream(_ content: String, _ entries: String = "") -> String {
    "<< /Length \(content.utf8.count) \(entries) >>\nstream\n\(content)\nendstream"
  }

  /// The objects with their numbers, from 1 on.
  var numbered: [String] {
    [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      """
      << /Type /Page /Parent 2 0 R \(page) /Contents 4 0 R /Resources << \(resources) >> >>
      """, Self.stream(content),
    ] + objects
  }

  /// The file, with a table of its objects' places.
  var text: String {
    var (text, places) = ("%PDF-1.7\n", [Int]())
    for (index, object) in numbered.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = places.map { place in
      String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    return text + "xref\n0 \(places.count + 1)\n0000000000 65535 f \n" + table.joined()
      + "trailer\n<< /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(text.utf8.count)\n%%EOF\n"
  }

  /// Reads the file.
  func image() throws(VectorImageError) -> VectorImage {
    try VectorImage(pdf: Data(text.utf8), name: "leaf.pdf")
  }

  /// Returns the picture of the page, a pixel for each point.
  func bitmap() throws(VectorImageError) -> Bitmap {
    let image = try image()
    return image.drawing.rasterized(
      width: Int(image.size.width.rounded(.up)), height: Int(image.size.height.rounded(.up)))
  }

  /// Returns the page's alpha as lines of text.
  func alpha() throws(VectorImageError) -> String { Picture.alpha(of: try bitmap()) }

  /// Returns the page's colours as lines of letters.
  func colors() throws(VectorImageError) -> String {
    Picture.colors(of: try bitmap(), Self.letters)
  }

  private static let letters: [Character: Color] = [
    "·": .clear, "K": .black, "W": .white, "R": Color(red: 1, green: 0, blue: 0),
    "G": Color(red: 0, green: 1, blue: 0), "B": Color(red: 0, green: 0, blue: 1),
    "Y": Color(red: 1, green: 1, blue: 0), "M": Color(red: 1, green: 0, blue: 1),
    "r": Color(red: 1, green: 0, blue: 0, alpha: 0.5), "k": Color(white: 0, alpha: 0.5),
  ]
}
