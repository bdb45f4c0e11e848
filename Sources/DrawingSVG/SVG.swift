public import Foundation
public import RasterCore

/// A converter from display lists to SVG documents, in which shapes remain vector graphics.
///
/// The same drawing always gives the same bytes. Text is written as outlines, so that no font has
/// to be installed, and again as invisible characters for a browser's search and for screen
/// readers.
///
/// SVG has no equivalent of some Porter–Duff blend modes, such as `clear`, or of the transfer
/// functions of masks. A list that contains one is drawn by this package's rasteriser and embedded
/// as an image.
public struct SVG: Sendable {
  /// The picture's size, in points.
  public var size: CGSize
  /// The title of the document.
  ///
  /// Screen readers read it first.
  public var title: String?
  /// A description of the picture, for readers who cannot see it.
  public var summary: String?
  /// The colour below the drawing.
  ///
  /// The default is no background.
  public var background: Color?
  /// The number of pixels per point for the parts embedded as pixels.
  public var scale: CGFloat

  /// Makes the settings for a document.
  ///
  /// - Parameters:
  ///   - size: the picture's size, in points. The drawing's origin is its upper left corner.
  ///   - title: the title of the document.
  ///   - summary: a description of the picture, for readers who cannot see it.
  ///   - background: the colour below the drawing.
  ///   - scale: the number of pixels per point for the parts embedded as pixels. The default is 2.
  public init(
    size: CGSize, title: String? = nil, summary: String? = nil, background: Color? = nil,
    scale: CGFloat = 2
  ) {
    (self.size, self.title, self.summary) = (size, title, summary)
    (self.background, self.scale) = (background, scale)
  }

  /// Returns the SVG document of a drawing as text.
  ///
  /// - Throws: `PictureTooLarge` if a list that must be embedded as pixels exceeds `PictureLimit`.
  public func document(of drawing: Drawing) throws(PictureTooLarge) -> String {
    let definitions = Definitions()
    let content = try ListWriter(definitions: definitions, grid: .document, scale: scale)
      .lines(of: drawing)
    let lists = definitions.repeatedLists(in: content)
    let (width, height) = (Grid.document.text(size.width), Grid.document.text(size.height))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">"
    ]
    if let title { lines.append("<title>\(title.svgText)</title>") }
    if let summary { lines.append("<desc>\(summary.svgText)</desc>") }
    lines += definitions.lines(with: lists)
    if let background {
      lines.append("<rect width=\"\(width)\" height=\"\(height)\"\(background.svg("fill"))/>")
    }
    lines += lists.written(content) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }
}
