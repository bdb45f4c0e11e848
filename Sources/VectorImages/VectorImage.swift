package import Foundation
package import RasterCore
import RasterPNG

/// A picture of lines and areas from a PDF or SVG file.
package struct VectorImage: Sendable {
  /// The natural size in points.
  package var size: CGSize
  /// The commands, in points with y down; the picture fills the rectangle from the origin to
  /// `size`.
  package var drawing: Drawing
  /// The names of parts that are not drawn, such as `blend mode Hue`, each once, in the order in
  /// which they were found.
  package var omissions: [String]

  package init(size: CGSize, drawing: Drawing, omissions: [String] = []) {
    (self.size, self.drawing, self.omissions) = (size, drawing, omissions)
  }

  /// Returns the size in pixels at a scale, rounded up, like that of images with fractional sizes
  /// on iOS; each side is at least 1 and at most `PictureLimit.side`.
  package func pixels(scale: CGFloat) -> (width: Int, height: Int) {
    func count(_ side: CGFloat) -> Int {
      let exact = side * scale
      guard exact.isFinite, exact < CGFloat(PictureLimit.side) else { return PictureLimit.side }
      // Because of rounding, a product such as 0.1 × 30 may be slightly above the whole number.
      return max(1, Int((exact - 1e-6).rounded(.up)))
    }
    return (count(size.width), count(size.height))
  }

  /// Reads a PDF or SVG file; the format is detected from the file's beginning.
  ///
  /// If a file has the extension `.pdf` but does not begin like a PDF document, the error says so.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - name: the file's name, for errors.
  /// - Throws: an error with the file's name and, if it is known, the place, for a file that is
  ///   neither PDF nor SVG, is damaged, or exceeds a limit of time or memory.
  package init(_ data: Data, name: String) throws(VectorImageError) {
    if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
      try self.init(pdf: data, name: name)
    } else if name.lowercased().hasSuffix(".pdf") {
      throw VectorImageError(file: name, problem: "no PDF document; \(Self.beginning(of: data))")
    } else {
      try self.init(svg: data, name: name)
    }
  }

  /// Returns a description of a file that is not a PDF document, as the end of a sentence.
  private static func beginning(of data: Data) -> String {
    if data.isEmpty { return "the file is empty" }
    if case .lfsPointer = FileSignature(data) {
      return "the file is a Git LFS pointer; run `git lfs pull` to fetch it"
    }
    let start = data.prefix(12).map { byte in
      (0x20...0x7E).contains(byte) ? Character(Unicode.Scalar(byte)) : "·"
    }
    return "it begins with \"\(String(start))\" and not with \"%PDF-\""
  }
}
