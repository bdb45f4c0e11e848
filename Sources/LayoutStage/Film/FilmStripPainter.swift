import Foundation
import RasterCore
import RasterText

/// A strip with its rows arranged, ready to be drawn.
struct FilmStripPainter {
  private let strip: FilmStrip
  private let rows: [FilmRow]
  private let title: StyledText
  private let subtitle: StyledText
  private let legend: FilmLegend
  private let columns: Int

  private static let margin: CGFloat = 44
  private static let rowGap: CGFloat = 36
  /// The most frames in a row.
  private static let mostColumns = 5

  /// Arranges a strip.
  init(_ strip: FilmStrip) {
    self.strip = strip
    let palette = FigurePalette.of(strip.appearance)
    // Rows of about the same length.
    let count = max(strip.frames.count, 1)
    let rowCount = (count + Self.mostColumns - 1) / Self.mostColumns
    let columns = (count + rowCount - 1) / rowCount
    self.columns = columns
    rows = stride(from: 0, to: strip.frames.count, by: columns).map { start in
      FilmRow(strip, start..<min(start + columns, strip.frames.count))
    }
    title = StyledText(strip.title, size: 24, weight: .semibold, color: palette.ink)
    subtitle = StyledText(strip.subtitle, size: 14, color: palette.secondInk)
    legend = FilmLegend(
      palette, tellsFlicker: !strip.frames.flickers.isEmpty, width: FilmRow.width(of: columns))
  }

  private var headHeight: CGFloat {
    (title.size.height + 4 + subtitle.size.height + 20).rounded(.up)
  }

  /// The size of the strip, in whole points.
  var size: CGSize {
    let width = max(
      FilmRow.width(of: columns), title.size.width, subtitle.size.width, legend.size.width)
    let below = rows.map { $0.height + Self.rowGap }.reduce(0, +)
    return CGSize(
      width: width.rounded(.up) + 2 * Self.margin,
      height: (headHeight + below + legend.size.height).rounded(.up) + 2 * Self.margin)
  }

  /// The top of each row.
  private var tops: [CGFloat] {
    var top = Self.margin + headHeight
    return rows.map { row in
      defer { top += row.height + Self.rowGap }
      return top
    }
  }

  /// Draws the strip with its upper left corner at the origin.
  func draw(in canvas: Canvas) {
    let palette = FigurePalette.of(strip.appearance)
    canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
    title.draw(in: canvas, at: CGPoint(x: Self.margin, y: Self.margin))
    subtitle.draw(
      in: canvas, at: CGPoint(x: Self.margin, y: Self.margin + title.size.height + 4))
    for (row, top) in zip(rows, tops) {
      canvas.save()
      canvas.translate(x: Self.margin, y: top)
      row.draw(in: canvas)
      canvas.restore()
    }
    legend.draw(
      in: canvas, at: CGPoint(x: Self.margin, y: size.height - Self.margin - legend.size.height))
  }

  /// The layouts of the frames in which the device is at rest; where it turns, no rectangle of the
  /// strip is one of the layout.
  var layouts: [LayoutInPicture] {
    zip(rows, tops).flatMap { row, top in
      row.layouts.map { $0.offset(by: CGPoint(x: Self.margin, y: top)) }
    }
  }
}
