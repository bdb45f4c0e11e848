import Foundation
import RasterCore
import RasterText

/// The strip of a film, with its rows laid out, that draws itself.
struct FilmStripPainter {
  private let palette: FigurePalette
  private let rows: [FilmRow]
  private let title: StyledText
  private let subtitle: StyledText
  private let legend: StripLegend
  private let columns: Int

  private static let margin: CGFloat = 44
  private static let rowGap: CGFloat = 36
  /// The maximum number of frames in a row.
  private static let mostColumns = 5

  /// Arranges the strip of a film.
  init(_ film: RenderedFilm) {
    palette = .of(film.configuration.appearance)
    // The frames are distributed evenly over the rows, so that the last row is not much shorter.
    let count = max(film.frames.count, 1)
    let rowCount = (count + Self.mostColumns - 1) / Self.mostColumns
    let columns = (count + rowCount - 1) / rowCount
    self.columns = columns
    rows = stride(from: 0, to: film.frames.count, by: columns).map { start in
      FilmRow(film, start..<min(start + columns, film.frames.count))
    }
    title = StyledText(film.title, size: 24, weight: .semibold, color: palette.ink)
    subtitle = StyledText(film.subtitle, size: 14, color: palette.secondInk)
    legend = StripLegend(
      palette, tellsFlicker: !film.frames.flickers.isEmpty, width: FilmRow.width(of: columns))
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

  /// The y coordinate of the top of each row.
  private var tops: [CGFloat] {
    var top = Self.margin + headHeight
    return rows.map { row in
      defer { top += row.height + Self.rowGap }
      return top
    }
  }

  /// Draws the strip with its upper-left corner at the origin.
  func draw(in canvas: Canvas) {
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

  /// The layouts in the frames before and after the rotation.
  ///
  /// While the device rotates, the frames of elements are at an angle in the strip, which a record
  /// of a layout cannot describe.
  var layouts: [LayoutInPicture] {
    zip(rows, tops).flatMap { row, top in
      row.layouts.map { $0.offset(by: CGPoint(x: Self.margin, y: top)) }
    }
  }
}

extension RenderedFilm {
  /// The text below the title of a strip: `iPhone 7, portrait to landscape in 300 ms`.
  var subtitle: String {
    let device = configuration.device.name
    guard let first = frames.first, let last = frames.last else { return device }
    return "\(device), \(first.orientation.rawValue) to \(last.orientation.rawValue) in "
      + last.timeWords
  }
}

/// The legend of a strip: the meaning of the bar's colours and of the captions.
private struct StripLegend {
  private let palette: FigurePalette
  private let phases: [(phase: FilmFrame.Phase, words: StyledText)]
  private let sentence: StyledText

  private static let rowHeight: CGFloat = 20
  private static let swatch: CGFloat = 20

  /// Lays out the texts of a strip's legend within the width of the strip.
  init(_ palette: FigurePalette, tellsFlicker: Bool, width: CGFloat) {
    self.palette = palette
    phases = FilmFrame.Phase.allCases.map {
      ($0, StyledText("\($0.rawValue) the turn", size: 11, color: palette.secondInk))
    }
    var text = """
      Below each frame: the time since the turn began, the views that were hidden or shown since the \
      frame before, and the calls.
      """
    if tellsFlicker {
      text += """
         What flickers is in sight during the turn, and neither before nor after it; the number is \
        its share of the collection view.
        """
    }
    sentence = StyledText(text, size: 11, color: palette.secondInk, width: max(width, 400))
  }

  /// The size of the legend.
  var size: CGSize {
    let row = phases.map { Self.swatch + 7 + $0.words.size.width + 20 }.reduce(0, +) - 20
    return CGSize(
      width: max(row, sentence.size.width), height: Self.rowHeight + 4 + sentence.size.height)
  }

  /// Draws the legend with its upper-left corner at a point.
  func draw(in canvas: Canvas, at corner: CGPoint) {
    var row = CGRect(origin: corner, size: CGSize(width: size.width, height: Self.rowHeight))
    for (phase, words) in phases {
      let bar = CGRect(x: row.minX, y: row.midY - 2, width: Self.swatch, height: 4)
      canvas.fill(Path(roundedRect: bar, radius: 2), with: .color(phase.color(in: palette)))
      row.origin.x += Self.swatch + 7
      words.draw(in: canvas, leadingIn: row)
      row.origin.x += words.size.width + 20
    }
    sentence.draw(in: canvas, at: CGPoint(x: corner.x, y: corner.y + Self.rowHeight + 4))
  }
}
