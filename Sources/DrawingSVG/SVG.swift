public import Foundation
public import RasterCore

/// Display lists as SVG documents: shapes stay shapes, at any size.
///
/// The same drawing gives the same bytes. Text is written as outlines, so that no font has to be
/// installed, and once more as characters that cannot be seen, which a browser's search and screen
/// readers find.
///
/// What SVG cannot express, blend modes that take away from what is under them, is drawn by our own
/// rasteriser and embedded: the list, or the group, in which such a mode is.
public struct SVG: Sendable {
  /// The picture's size, in points.
  public var size: CGSize
  /// The title of the document; screen readers read it first.
  public var title: String?
  /// A description of the picture, for readers who do not see it.
  public var summary: String?
  /// The colour under the drawing; nothing by default.
  public var background: Color?
  /// Pixels per point of the parts that must be embedded as pixels.
  public var scale: CGFloat

  /// Says how a document is made.
  ///
  /// - Parameters:
  ///   - size: the picture's size, in points; the drawing's origin is its upper left corner.
  ///   - title: the title of the document.
  ///   - summary: a description, for readers who do not see the picture.
  ///   - background: the colour under the drawing.
  ///   - scale: pixels per point of what has to be embedded as pixels.
  public init(
    size: CGSize, title: String? = nil, summary: String? = nil, background: Color? = nil,
    scale: CGFloat = 2
  ) {
    (self.size, self.title, self.summary) = (size, title, summary)
    (self.background, self.scale) = (background, scale)
  }

  /// Returns the document of a drawing, UTF-8 text of one element a line.
  ///
  /// - Throws: the size in pixels of a list that would have to be embedded and is larger than
  ///   `PictureLimit` allows.
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
