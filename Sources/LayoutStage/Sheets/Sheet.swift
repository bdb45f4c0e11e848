public import Foundation
import RasterCore

/// Several figures on one page, usually before and after a change, in several orientations.
///
/// All figures are drawn at the same scale. The figures of a row are aligned at the top, those of a
/// column at the left. A strip, such as one figure in several states, is a sheet with one row or
/// one column.
public struct Sheet: Sendable {
  /// The title at the top of the sheet; nil for none.
  public var title: String?
  /// The line below the title; nil for none.
  public var subtitle: String?
  /// The heading above each column; empty for no headings.
  public var columns: [String]
  /// The heading beside each row; empty for no headings.
  public var rows: [String]
  /// The figures, row by row; nil leaves a cell empty.
  public var cells: [[RenderedFigure?]]
  /// The caption below each figure, row by row; a missing caption counts as an empty one.
  public var captions: [[String]]
  /// The appearance of the sheet, light or dark.
  public var appearance: Appearance
  /// Whether devices are drawn around their screens.
  public var deviceFrame: Bool
  /// The number of sheet points per point of the screens.
  ///
  /// If nil, it is the largest simple fraction at which the sheet fits into 1080 × 1280 points and
  /// devices are at least as wide as ``leastWidth``.
  ///
  /// If both conditions cannot be met, the sheet is larger than 1080 × 1280 points, up to the limit
  /// for pictures.
  public var zoom: CGFloat?
  /// The minimum width of a device in portrait on the sheet, in points, if `zoom` is nil.
  ///
  /// The default is 200.
  public var leastWidth: CGFloat = 200

  /// The maximum size of a sheet in points, if `zoom` is nil and devices are not narrower than
  /// `leastWidth` at that size.
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

  /// Makes a sheet of figures that are variants in several orientations: a column for each variant
  /// and a row for each orientation, in order of first occurrence.
  ///
  /// If an orientation occurs again, because the device is rotated back, the second occurrence has
  /// its own row.
  public init(
    title: String? = nil, subtitle: String? = nil, figures: [RenderedFigure],
    appearance: Appearance = .light, deviceFrame: Bool = true, zoom: CGFloat? = nil
  ) {
    let places = SheetPlace.places(of: figures)
    let (variants, rows) = (places.map(\.variant).withoutRepeats, places.map(\.row).withoutRepeats)
    let shown = Dictionary(zip(places, figures)) { first, _ in first }
    let cells = rows.map { row in
      variants.map { shown[SheetPlace(variant: $0, row: row)] }
    }
    self.init(
      title: title, subtitle: subtitle,
      columns: variants == [""] ? [] : variants.map(\.capitalizedSentence),
      rows: rows.count == 1 ? [] : rows.map(\.words.capitalizedSentence),
      cells: cells, appearance: appearance, deviceFrame: deviceFrame, zoom: zoom)
  }
}

/// The row of a figure: its orientation, and the number of earlier figures of the variant in this
/// orientation.
private struct SheetRow: Hashable {
  let orientation: Orientation
  /// The number of earlier figures of the same variant in this orientation.
  var turnsBefore = 0

  var words: String {
    turnsBefore == 0 ? orientation.rawValue : "\(orientation.rawValue) \(turnsBefore + 1)"
  }
}

/// The place of a figure in a sheet: the variant, which determines the column, and the row.
private struct SheetPlace: Hashable {
  /// The variant's name; empty if the figures are not variants.
  let variant: String
  var row: SheetRow

  /// Returns the place of each figure in the sheet.
  static func places(of figures: [RenderedFigure]) -> [SheetPlace] {
    var counts: [SheetPlace: Int] = [:]
    return figures.map { figure in
      var place = SheetPlace(
        variant: figure.variant ?? "", row: SheetRow(orientation: figure.orientation))
      let earlier = counts[place, default: 0]
      counts[place] = earlier + 1
      place.row.turnsBefore = earlier
      return place
    }
  }
}

extension Array where Element: Hashable {
  /// The elements in order, without repetitions.
  fileprivate var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The text with its first letter capitalised.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Sheet {
  /// Throws an error if the sheet is too large to draw.
  ///
  /// For figures that are not laid out yet, the check uses the sizes of their devices. Labels and
  /// other annotations around the screens can make the sheet larger than this check computes.
  ///
  /// - Parameter scale: the number of pixels per point.
  /// - Throws: `PictureTooLarge` if the sheet is larger than `PictureLimit` allows.
  package func checkSize(scale: CGFloat) throws(PictureTooLarge) {
    // If `zoom` is nil and the sheet is too large at all zooms, it is drawn at the smallest one, so
    // its size at that zoom is checked.
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

  /// The smallest zoom at which the narrowest device is at least `leastWidth` wide, so that its
  /// text is legible; nil if there is none.
  private var legibleZoom: CGFloat? {
    let widths = cells.joined().compactMap { $0.map { $0.device.narrowSide } }
    // Figures of single views may be narrower than `leastWidth`. They are ignored here, because no
    // zoom up to 1 would make them wide enough.
    guard leastWidth > 0, let narrowest = widths.filter({ $0 >= leastWidth }).min() else {
      return nil
    }
    return Self.zooms.last { $0 * narrowest >= leastWidth }
  }

  /// Returns whether a sheet of a size can be drawn at two pixels per point, the scale of sheets.
  private static func isDrawable(_ size: CGSize) -> Bool {
    do {
      try PictureLimit.check(size, scale: 2)
      return true
    } catch {
      return false
    }
  }

  /// The zooms of sheets for which none is set, largest first.
  private static let zooms: [CGFloat] = [1, 3 / 4, 2 / 3, 1 / 2, 2 / 5, 1 / 3, 1 / 4, 1 / 5]
  private static let smallestZoom: CGFloat = 1 / 8
}

extension Device {
  fileprivate var narrowSide: CGFloat { min(size.width, size.height) }
}
