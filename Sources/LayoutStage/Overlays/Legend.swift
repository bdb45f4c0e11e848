import Foundation
import RasterCore

/// A legend of hues and patterns, in as many rows as its width requires.
struct Legend {
  private struct Entry {
    var overlayStyle: OverlayStyle?
    var words: StyledText
    var origin: CGPoint
  }

  private var entries: [Entry] = []
  private let palette: FigurePalette
  /// The size of the legend.
  private(set) var size = CGSize.zero

  private static let swatch = CGSize(width: 20, height: 12)
  private static let rowHeight: CGFloat = 20

  /// Makes a legend of overlay styles in rows of a given width, with notes below them.
  init(
    _ overlayStyles: [OverlayStyle], notes: [String] = [], width: CGFloat, palette: FigurePalette
  ) {
    self.palette = palette
    var place = CGPoint.zero
    let lines: [(OverlayStyle?, String)] =
      overlayStyles.map { ($0, $0.name) } + notes.map { (nil, $0) }
    for (overlayStyle, text) in lines {
      let words = StyledText(text, size: 11, color: palette.secondInk)
      let length = (overlayStyle == nil ? 0 : Self.swatch.width + 7) + words.size.width
      // An entry that does not fit into the rest of the row begins a new row. An entry wider than a
      // row has a row for itself.
      if place.x > 0, place.x + length > width {
        place = CGPoint(x: 0, y: place.y + Self.rowHeight)
      }
      entries.append(Entry(overlayStyle: overlayStyle, words: words, origin: place))
      size.width = max(size.width, place.x + length)
      size.height = place.y + Self.rowHeight
      place.x += length + 20
    }
  }

  /// Draws the rows with their upper-left corner at a point.
  func draw(in canvas: Canvas, at origin: CGPoint) {
    canvas.save()
    canvas.translate(x: origin.x, y: origin.y)
    for entry in entries {
      let row = CGRect(
        x: entry.origin.x, y: entry.origin.y, width: size.width, height: Self.rowHeight)
      let swatch = CGRect(
        x: row.minX, y: row.midY - Self.swatch.height / 2, width: Self.swatch.width,
        height: Self.swatch.height)
      var words = row
      if let overlayStyle = entry.overlayStyle {
        canvas.fill(swatch, as: overlayStyle, in: palette)
        words.origin.x = swatch.maxX + 7
      }
      entry.words.draw(in: canvas, leadingIn: words)
    }
    canvas.restore()
  }
}
