import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore

/// A figure with a table of a rotation's invalidations, and the screens before and after the
/// rotation.
///
///     Title
///     ┌ before ┐   ┌ after, one layout ┐   ┌ after, another ┐
///     └────────┘   └───────────────────┘   └────────────────┘
///                    0 of 24 sizes …         24 of 24 sizes …
///     what is invalid      NO                      YES
///     what is queried      24 → 0                  24 → 24
struct RotationFigure {
  private let heading: FigureHeading
  let names: [String]
  let studies: [RotationStudy]
  private let table: RotationTable
  let palette: FigurePalette

  /// Makes a figure of several layout objects, whose results are the same before the rotation.
  ///
  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: the sentence below the heading.
  ///   - names: the names of the layouts, in the order of the studies.
  ///   - studies: the layouts' responses to a rotation.
  init(title: String, subtitle: String, names: [String], studies: [RotationStudy]) {
    heading = FigureHeading(title: title, subtitle: subtitle)
    (self.names, self.studies) = (names, studies)
    table = RotationTable(studies)
    palette = .of(studies.first?.before.appearance ?? .light)
  }

  private static let labelWidth: CGFloat = 352
  private static let columnWidth: CGFloat = 304
  private static let columnGap: CGFloat = 32
  private static let nameHeight: CGFloat = 56
  private static let legendHeight: CGFloat = 64
  /// The number of points in the figure per point of the screens.
  private static let zoom: CGFloat = 0.4

  private var columns: RotationTable.Columns {
    let start = FigureInk.margin + Self.labelWidth
    let layouts = studies.indices.map {
      start + CGFloat($0) * (Self.columnWidth + Self.columnGap)
    }
    return RotationTable.Columns(
      left: FigureInk.margin, layouts: layouts, width: Self.columnWidth)
  }

  /// The screen of the first layout, and then each layout's screen after the rotation.
  private var annotatedFigures: [PlacedExhibit] {
    let first = studies.first.map { [$0.before] } ?? []
    let top = FigureInk.margin + FigureHeading.height + Self.nameHeight
    return zip(first + studies.map(\.after), [columns.left] + columns.layouts).map { figure, x in
      PlacedExhibit(
        AnnotatedFigure(figure, zoom: Self.zoom, deviceFrame: true), at: CGPoint(x: x, y: top))
    }
  }

  func picture() -> Picture {
    let annotatedFigures = annotatedFigures
    let screens = annotatedFigures.map(\.frame.maxY).max() ?? 0
    let top = ((screens + 24) / FigureInk.step).rounded(.up) * FigureInk.step
    let size = CGSize(
      width: columns.right + FigureInk.margin,
      height: top + table.height + Self.legendHeight + FigureInk.margin)
    let drawing = Drawing { canvas in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
      let ink = FigureInk(canvas: canvas, palette: palette)
      heading.draw(with: ink, at: CGPoint(x: FigureInk.margin, y: FigureInk.margin))
      drawScreens(annotatedFigures, with: ink)
      table.draw(with: ink, in: columns, below: top)
      drawLegend(with: ink, at: top + table.height + 40)
    }
    return Picture(
      drawing: drawing, size: size, screen: CGRect(origin: .zero, size: size),
      layouts: annotatedFigures.compactMap(\.layout))
  }
}

/// A screen and its position in a figure.
struct PlacedExhibit {
  let annotatedFigure: AnnotatedFigure
  /// The origin of the annotated figure in the whole figure.
  let origin: CGPoint

  /// Places a figure so that its outer bounds, including labels, begin at a point.
  init(_ annotatedFigure: AnnotatedFigure, at corner: CGPoint) {
    self.annotatedFigure = annotatedFigure
    origin = CGPoint(
      x: corner.x - annotatedFigure.bounds.minX, y: corner.y - annotatedFigure.bounds.minY)
  }

  /// The outer bounds of the screen in the figure, including the device frame.
  var frame: CGRect { annotatedFigure.bounds.offsetBy(dx: origin.x, dy: origin.y) }

  /// The layout that the figure shows.
  var layout: LayoutInPicture? { annotatedFigure.layout?.offset(by: origin) }
}
