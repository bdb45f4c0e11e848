public import Foundation
import RasterCore

/// Several figures on one page: usually before and after, by orientation.
///
/// All figures are drawn at the same scale, the tops of a row and the left edges of a column on one
/// line. One row or one column makes a strip.
public struct Sheet: Sendable {
  /// The words at the top.
  public var title: String?
  /// A line below the title.
  public var subtitle: String?
  /// The words above each column; none for no headings.
  public var columns: [String]
  /// The words beside each row; none for no headings.
  public var rows: [String]
  /// The figures, row by row; nil leaves a place empty.
  public var cells: [[RenderedFigure?]]
  /// The words below each figure, row by row; missing ones are empty.
  public var captions: [[String]]
  /// Light or dark.
  public var appearance: Appearance
  /// Whether devices are drawn around their screens.
  public var deviceFrame: Bool
  /// Sheet points per point of the screens; nil for the largest common fraction that keeps the
  /// sheet within 1080 × 1280 points, and devices as wide as ``leastWidth``.
  ///
  /// Where both are not possible the sheet is larger, as far as a picture may be.
  public var zoom: CGFloat?
  /// The least width of a device in portrait on a sheet that chooses its zoom, in points; 200
  /// unless set.
  public var leastWidth: CGFloat = 200

  /// The largest size, in points, of a sheet that chooses its zoom.
  static let comfortableSize = CGSize(width: 1080, height: 1280)

  /// Makes a sheet from rows of figures.
  public init(
    title: String? = nil, subtitle: String? = nil, columns: [String] = [], rows: [String] = [],
    cells: [[RenderedFigure?]], captions: [[String]] = [], appearance: Appearance = .light,
    deviceFrame: Bool = true, zoom: CGFloat? = nil
  ) {
    (self.title, self.subtitle, self.columns, self.rows) = (title, subtitle, columns, rows)
    (self.cells, self.captions, self.appearance) = (cells, captions, appearance)
    (self.deviceFrame, self.zoom) = (deviceFrame, zoom)
  }

  /// Makes a sheet of figures that are variants in orientations: a column for each variant, a row
  /// for each orientation, in the order in which they come.
  ///
  /// An orientation that comes again, as when a device is turned back, has a row of its own.
  public init(
    title: String? = nil, subtitle: String? = nil, figures: [RenderedFigure],
    appearance: Appearance = .light, deviceFrame: Bool = true, zoom: CGFloat? = nil
  ) {
    let variants = figures.map { $0.variant ?? "" }.withoutRepeats
    let places = figures.indices.map { index in
      SheetRow(of: figures[index], after: figures[..<index])
    }
    let rows = places.withoutRepeats
    let cells = rows.map { row in
      variants.map { variant in
        zip(figures, places).first { ($0.variant ?? "") == variant && $1 == row }?.0
      }
    }
    self.init(
      title: title, subtitle: subtitle,
      columns: variants == [""] ? [] : variants.map(\.capitalizedSentence),
      rows: rows.count == 1 ? [] : rows.map(\.words.capitalizedSentence),
      cells: cells, appearance: appearance, deviceFrame: deviceFrame, zoom: zoom)
  }
}

/// A row of a sheet: an orientation, for the first time or once more.
private struct SheetRow: Equatable {
  let orientation: Orientation
  /// The number of times that the device was in this orientation before.
  let turnsBefore: Int

  init(of figure: RenderedFigure, after earlier: some Sequence<RenderedFigure>) {
    orientation = figure.orientation
    turnsBefore = earlier.count {
      $0.orientation == figure.orientation && $0.variant == figure.variant
    }
  }

  var words: String {
    turnsBefore == 0 ? orientation.rawValue : "\(orientation.rawValue) \(turnsBefore + 1)"
  }
}

extension Array where Element: Equatable {
  /// The elements in order, each only the first time.
  fileprivate var withoutRepeats: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension String {
  /// The words with a capital at their beginning.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Sheet {
  /// Refuses a sheet that is too large to draw.
  ///
  /// Of figures that are not laid out yet it needs their devices alone.
  /// What is around a screen, such as labels, can make the sheet larger than that.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: the size of a sheet that is larger than `PictureLimit` allows.
  package func checkSize(scale: CGFloat) throws(PictureTooLarge) {
    // A sheet that chooses its zoom chooses the smallest where none fits.
    try PictureLimit.check(
      SheetPainter(self, zoom: zoom ?? Self.smallestZoom).size, scale: scale)
  }

  /// Draws the sheet.
  public func picture() -> Picture {
    if let zoom { return SheetPainter(self, zoom: zoom).picture }
    let legible = legibleZoom
    let pictures = Self.zooms.lazy.map { (zoom: $0, painter: SheetPainter(self, zoom: $0)) }
    let fitting = pictures.first { zoom, painter in
      Self.isComfortable(painter.size) || zoom == legible && Self.isDrawable(painter.size)
    }
    return (fitting?.painter ?? SheetPainter(self, zoom: Self.smallestZoom)).picture
  }

  private static func isComfortable(_ size: CGSize) -> Bool {
    size.width <= comfortableSize.width && size.height <= comfortableSize.height
  }

  /// The smallest zoom at which texts on the narrowest device are legible.
  private var legibleZoom: CGFloat? {
    let widths = cells.joined().compactMap { $0.map { $0.device.narrowSide } }
    // A view that is alone may be narrower, and nothing is magnified for it.
    guard leastWidth > 0, let narrowest = widths.filter({ $0 >= leastWidth }).min() else {
      return nil
    }
    return Self.zooms.last { $0 * narrowest >= leastWidth }
  }

  /// Returns whether a sheet can be drawn with two pixels per point, as goldens and the command do.
  private static func isDrawable(_ size: CGSize) -> Bool {
    do {
      try PictureLimit.check(size, scale: 2)
      return true
    } catch {
      return false
    }
  }

  /// The zooms a sheet chooses from: simple fractions, so that a point is a simple number of
  /// pixels.
  private static let zooms: [CGFloat] = [1, 3 / 4, 2 / 3, 1 / 2, 2 / 5, 1 / 3, 1 / 4, 1 / 5]
  private static let smallestZoom: CGFloat = 1 / 8
}

extension Device {
  fileprivate var narrowSide: CGFloat { min(size.width, size.height) }
}
