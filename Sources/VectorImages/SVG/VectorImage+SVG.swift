package import Foundation

extension VectorImage {
  /// Reads an SVG file.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - name: the file's name, for errors.
  /// - Throws: an error with the place, if it is known, for a file that is not SVG or exceeds a
  ///   limit of time or memory.
  package init(svg data: Data, name: String) throws(VectorImageError) {
    self = try SVGDocument(data, name: name).image()
  }
}
