import Foundation
import RasterCore

/// A sheet at a zoom, with its parts laid out, that draws itself.
struct SheetPainter {
  private let annotatedFigures: [[AnnotatedFigure?]]
  private let captions: [[StyledText?]]
  private let captionTexts: [[String]]
  private let texts: SheetTexts
  private let legend: Legend
  private let grid: SheetGrid
  private let palette: FigurePalette
  private let refusal: PictureTooLarge?

  /// The margin around the sheet's content, in points.
  private static let margin: CGFloat = 44
  /// The distances between columns and between rows, in points.
  private static let gap = CGSize(width: 44, height: 40)
  /// The distance between a figure and its caption, in points.
  private static let captionGap: CGFloat = 12
  /// The distance between the figures and the legend, in points.
  private static let legendGap: CGFloat = 28
  /// The width in points at which captions are wrapped, if the figure is narrower.
  private static let captionWidth: CGFloat = 120

  /// Lays out and arranges the parts of a sheet.
  init(_ sheet: Sheet, zoom: CGFloat) {
    let palette = FigurePalette.of(sheet.appearance)
    let annotatedFigures = sheet.cells.map { row in
      row.map { $0.map { AnnotatedFigure($0, zoom: zoom, deviceFrame: sheet.deviceFrame) } }
    }
    let captions = annotatedFigures.enumerated().map { row, annotatedFigures in
      annotatedFigures.enumerated().map { column, annotatedFigure in
        sheet.caption(row, column).map {
          StyledText(
            $0, size: 12, color: palette.secondInk,
            width: max(annotatedFigure?.body.width ?? 0, Self.captionWidth))
        }
      }
    }
    let cells = zip(annotatedFigures, captions).map { zip($0, $1).map(SheetGrid.Cell.init) }
    texts = SheetTexts(sheet, palette: palette)
    grid = SheetGrid(
      cells, gap: Self.gap, captionGap: Self.captionGap, headings: texts.headings)
    let used = annotatedFigures.joined().flatMap { $0?.overlayStyles ?? [] }
    let notes = annotatedFigures.joined().flatMap { $0?.notes ?? [] }
    legend = Legend(
      OverlayStyle.allCases.filter(used.contains), notes: notes.uniqued,
      width: max(grid.size.width, 240), palette: palette)
    (self.palette, self.annotatedFigures, self.captions) = (palette, annotatedFigures, captions)
    // A missing figure might be overlooked, so the whole sheet is not drawn if one of its figures
    // cannot be drawn.
    refusal = sheet.cells.joined().lazy.compactMap { $0?.refusal }.first
    captionTexts = annotatedFigures.indices.map { row in
      annotatedFigures[row].indices.map { sheet.caption(row, $0) ?? "" }
    }
  }

  /// The size of the sheet, in whole points.
  var size: CGSize {
    let width = max(
      texts.left + max(grid.size.width, legendLeft + legend.size.width), texts.titleWidth)
    let legendHeight = legend.size.height > 0 ? legend.size.height + Self.legendGap : 0
    return CGSize(
      width: (width + 2 * Self.margin).rounded(.up),
      height: (texts.top + grid.size.height + legendHeight + 2 * Self.margin).rounded(.up))
  }

  /// The left edge of the legend, aligned with the figures of the first column.
  private var legendLeft: CGFloat { grid.columns.first ?? 0 }

  /// The picture of the sheet.
  var picture: Picture {
    var picture = Picture(
      drawing: Drawing(draw), size: size, screen: CGRect(origin: .zero, size: size),
      layouts: layouts)
    picture.refusal = refusal
    return picture
  }

  /// The layouts of all figures, row by row.
  private var layouts: [LayoutInPicture] {
    annotatedFigures.enumerated().flatMap { row, annotatedFigures in
      annotatedFigures.enumerated().compactMap { column, annotatedFigure in
        let place = self.place(row, column)
        let corner = CGPoint(
          x: Self.margin + texts.left + place.x, y: Self.margin + texts.top + place.y)
        guard var layout = annotatedFigure?.layout?.offset(by: corner) else { return nil }
        layout.caption = caption(row, column)
        return layout
      }
    }
  }

  /// Returns the caption below a figure; nil if the figure has none.
  ///
  /// The caption's frame is as wide as the space reserved for captions, so that a longer text with
  /// the same number of lines has the same frame.
  private func caption(_ row: Int, _ column: Int) -> LayoutInPicture.Caption? {
    guard let styledText = captions[row][column],
      let annotatedFigure = annotatedFigures[row][column]
    else {
      return nil
    }
    let place = place(row, column)
    return LayoutInPicture.Caption(
      captionTexts[row][column],
      in: CGRect(
        x: Self.margin + texts.left + place.x,
        y: Self.margin + texts.top + grid.captions[row][column],
        width: max(annotatedFigure.body.width, Self.captionWidth), height: styledText.size.height))
  }

  /// Returns the position of a figure's body from the upper-left corner of the grid.
  private func place(_ row: Int, _ column: Int) -> CGPoint {
    // The coordinates are whole points, so that the edges of a screen are at pixels of the sheet
    // and its lines stay sharp.
    CGPoint(x: grid.columns[column].rounded(), y: grid.rows[row].rounded())
  }

  private func draw(in canvas: Canvas) {
    canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
    canvas.translate(x: Self.margin, y: Self.margin)
    texts.draw(in: canvas, around: grid)
    canvas.translate(x: texts.left, y: texts.top)
    for row in annotatedFigures.indices {
      for column in annotatedFigures[row].indices { drawCell(row, column, in: canvas) }
    }
    legend.draw(
      in: canvas, at: CGPoint(x: legendLeft, y: grid.size.height + Self.legendGap))
  }

  private func drawCell(_ row: Int, _ column: Int, in canvas: Canvas) {
    guard let annotatedFigure = annotatedFigures[row][column] else { return }
    let place = place(row, column)
    canvas.save()
    canvas.translate(x: place.x, y: place.y)
    canvas.draw(annotatedFigure.drawing)
    canvas.restore()
    captions[row][column]?.draw(in: canvas, at: CGPoint(x: place.x, y: grid.captions[row][column]))
  }
}

extension SheetGrid.Cell {
  /// Measures a figure with its caption; nil if there is no figure.
  fileprivate init?(_ annotatedFigure: AnnotatedFigure?, _ caption: StyledText?) {
    guard let annotatedFigure else { return nil }
    self.init(
      body: annotatedFigure.body.size, bounds: annotatedFigure.bounds,
      caption: caption?.size ?? .zero)
  }
}

extension Sheet {
  /// Returns the caption below a figure; nil if it has none.
  fileprivate func caption(_ row: Int, _ column: Int) -> String? {
    guard captions.indices.contains(row), captions[row].indices.contains(column) else { return nil }
    return captions[row][column].isEmpty ? nil : captions[row][column]
  }
}

extension [String] {
  fileprivate var uniqued: Self {
    reduce(into: []) { words, word in if !words.contains(word) { words.append(word) } }
  }
}
