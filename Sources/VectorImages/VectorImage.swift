package import Foundation
package import RasterCore

/// A picture of lines and areas from a PDF or SVG file.
package struct VectorImage: Sendable {
  /// The natural size in points.
  package var size: CGSize
  /// The commands, in points with y down; the picture fills the rectangle from the origin to
  /// `size`.
  package var drawing: Drawing
  /// The names of parts that are not drawn, such as `blend mode Hue`, each once, in their order in
  /// the file.
  package var omissions: [String]

  /// Makes a picture.
  package init(size: CGSize, drawing: Drawing, omissions: [String] = []) {
    (self.size, self.drawing, self.omissions) = (size, drawing, omissions)
  }

  /// Reads a PDF or an SVG file, which are recognised by their beginning.
  ///
  /// - Parameter name: the file's name, for errors.
  /// - Throws: an error with the file's name and the place, for a file that is neither, that is
  ///   damaged, or that asks for more than a picture of lines and areas needs.
  package init(_ data: Data, name: String) throws(VectorImageError) {
    if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
      try self.init(pdf: data, name: name)
    } else {
      try self.init(svg: data, name: name)
    }
  }
}
