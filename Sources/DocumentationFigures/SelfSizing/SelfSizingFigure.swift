import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText

/// The figure of self-sizing cells, with one column for each preparation of the layout.
///
///     Title
///     1 Estimates   2 [0, 0] asks   3 [0, 2] asks
///     ┌╌╌╌╌╌╌╌┐     ┌───────┐       ┌───────┐
///     ├╌╌╌╌╌╌╌┤     │       │       │       │
///     ├╌╌╌╌╌╌╌┤     ├╌╌╌╌╌╌╌┤       ├───────┤
///      616 pt        657 pt          731 pt
struct SelfSizingFigure {
  private let heading: FigureHeading
  private let story: SelfSizingStory
  private let orientation: Orientation
  private let palette: FigurePalette

  /// Makes a figure of a layout with self-sizing cells.
  ///
  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: the sentence below the heading.
  ///   - story: the preparations with the cells' sizes.
  ///   - orientation: the device's orientation.
  ///   - appearance: light or dark.
  init(
    title: String, subtitle: String, story: SelfSizingStory, orientation: Orientation = .portrait,
    appearance: Appearance
  ) {
    heading = FigureHeading(title: title, subtitle: subtitle)
    (self.story, self.orientation) = (story, orientation)
    palette = .of(appearance)
  }

  private static let zoom: CGFloat = 0.5
  private static let columnGap: CGFloat = 40
  private static let nameHeight: CGFloat = 56
  /// The height of the footer, with the content sizes and the legend.
  private static let footHeight: CGFloat = 112

  private var top: CGFloat { FigureInk.margin + FigureHeading.height + Self.nameHeight }

  /// The height of the tallest content, in points of the figure.
  private var contentHeight: CGFloat {
    let whole = story.passes.map { max($0.layout.contentSize.height, $0.layout.viewport.maxY) }
    return (whole.max() ?? 0) * Self.zoom
  }

  private var columnWidth: CGFloat {
    (story.passes.map(\.layout.viewport.width).max() ?? 0) * Self.zoom
  }

  private var columns: [SelfSizingColumn] {
    story.passes.enumerated().map { index, pass in
      let x = FigureInk.margin + CGFloat(index) * (columnWidth + Self.columnGap)
      return SelfSizingColumn(
        pass: pass, number: index + 1, isLast: index == story.passes.count - 1,
        earlier: index > 0 ? story.passes[index - 1] : nil, origin: CGPoint(x: x, y: top),
        zoom: Self.zoom)
    }
  }

  func picture() -> Picture {
    let (columns, count) = (columns, CGFloat(story.passes.count))
    let bottom = ((top + contentHeight) / FigureInk.step).rounded(.up) * FigureInk.step
    let size = CGSize(
      width: 2 * FigureInk.margin + count * columnWidth + (count - 1) * Self.columnGap,
      height: bottom + Self.footHeight + FigureInk.margin)
    let drawing = Drawing { canvas in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
      let ink = FigureInk(canvas: canvas, palette: palette)
      heading.draw(with: ink, at: CGPoint(x: FigureInk.margin, y: FigureInk.margin))
      for column in columns { column.draw(with: ink, contentSizeAt: bottom + 40) }
      SelfSizingLegend().draw(with: ink, at: bottom + Self.footHeight)
    }
    return Picture(
      drawing: drawing, size: size, screen: CGRect(origin: .zero, size: size),
      layouts: columns.map { $0.pictured(on: story.device.held(in: orientation)) })
  }
}
