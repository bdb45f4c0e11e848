import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText

/// The figure of the four levels of a compositional layout, each of which contains the previous
/// one.
///
///     Title
///     1 Item        2 Group       3 Section     4 Layout
///     ┌───────┐     ┌────┬──┐     ┌───────┐     ┌───────┐
///     │       │─────│    │  │─────│ ▢▢ ▢  │─────│ ▢▢ ▢  │
///     └───────┘     └────┴──┘     │ ▢▢ ▢  │     │ ▢▢ ▢  │
///      ⅔ of 343                   └───────┘     │ ▢ ▢ ▢ ▷
///                                               └───────┘
struct CompositionalFigure {
  private let heading: FigureHeading
  private let palette: FigurePalette
  private let specimen = CompositionalSpecimen()

  init(title: String, subtitle: String, appearance: Appearance) {
    heading = FigureHeading(title: title, subtitle: subtitle)
    palette = .of(appearance)
  }

  private static let gap: CGFloat = 56
  private static let nameHeight: CGFloat = 80
  private static let textHeight: CGFloat = 136

  private var top: CGFloat { FigureInk.margin + FigureHeading.height + Self.nameHeight }

  private func origin(_ column: Int) -> CGPoint {
    CGPoint(
      x: FigureInk.margin + CGFloat(column) * (CompositionalPanel.width + Self.gap), y: top)
  }

  private var screen: CGRect { CGRect(origin: .zero, size: CompositionalSpecimen.container) }

  private var panels: [CompositionalPanel] {
    [
      CompositionalPanel(
        heading: (1, "Item", "becomes a cell"),
        text: (
          "NSCollectionLayoutItem",
          [
            ("width", specimen.measure("group item 0 width")),
            ("height", specimen.measure("group item 0 height")),
          ],
          "Insets shrink the cell and not its slot: the next item begins where the slot ends."
        ), part: specimen.slot, inner: nil, origin: origin(0)),
      CompositionalPanel(
        heading: (2, "Group", "items in a row or in a column"),
        text: (
          "NSCollectionLayoutGroup",
          [
            ("width", specimen.measure("group width")),
            ("height", specimen.measure("group height")),
          ],
          "Items are placed in order while they fit. A group is an item too: here a column of two."
        ), part: specimen.group, inner: specimen.slot, origin: origin(1)),
      CompositionalPanel(
        heading: (3, "Section", "one group, again and again"),
        text: (
          "NSCollectionLayoutSection",
          [
            ("insets", specimen.measure("inset.leading")),
            ("spacing", specimen.measure("group spacing")),
          ],
          "The group is repeated until each item has a place. Insets and a header go around."
        ), part: specimen.section, inner: specimen.group, origin: origin(2)),
      CompositionalPanel(
        heading: (4, "Layout", "sections, one after the other"),
        text: (
          "UICollectionViewCompositionalLayout", [],
          "Each section has its own group, and may scroll across the layout by itself."
        ), part: screen, inner: specimen.section, origin: origin(3)),
    ]
  }

  func picture() -> Picture {
    let panels = panels
    let bottom = (panels.map(\.frame.maxY).max() ?? top) + Self.textHeight
    let size = CGSize(
      width: origin(3).x + CompositionalPanel.width + FigureInk.margin,
      height: (bottom / FigureInk.step).rounded(.up) * FigureInk.step + FigureInk.margin)
    let drawing = Drawing { canvas in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
      let ink = FigureInk(canvas: canvas, palette: palette)
      heading.draw(with: ink, at: CGPoint(x: FigureInk.margin, y: FigureInk.margin))
      for (left, panel) in zip(panels, panels.dropFirst()) {
        panel.drawBeam(from: left, with: ink)
      }
      drawItem(panels[0], ink)
      drawGroup(panels[1], ink)
      drawSection(panels[2], ink)
      drawLayout(panels[3], ink)
      for panel in panels {
        panel.drawHeading(with: ink)
        panel.drawText(with: ink)
      }
      drawLegend(ink, at: size.height - FigureInk.margin)
    }
    return Picture(
      drawing: drawing, size: size, screen: CGRect(origin: .zero, size: size), layouts: [])
  }

  private func drawItem(_ panel: CompositionalPanel, _ ink: FigureInk) {
    let cell = panel.rect(specimen.cell(0, 0))
    ink.drawInsets(panel.frame, around: cell)
    ink.drawContainer(panel.frame, isOwn: false)
    ink.drawItem(cell, isOwn: true)
    let slot = specimen.slot
    ink.writeFraction(
      specimen.measure("group item 0 width"), "\(slot.width.hundredths) wide",
      in: cell.offsetBy(dx: 0, dy: -28), size: 17)
    ink.writeFraction(
      specimen.measure("group item 0 height"), "\(slot.height.hundredths) high",
      in: cell.offsetBy(dx: 0, dy: 32), size: 17)
  }

  private func drawGroup(_ panel: CompositionalPanel, _ ink: FigureInk) {
    let column = CGRect(
      x: specimen.slot.maxX, y: specimen.group.minY,
      width: specimen.group.maxX - specimen.slot.maxX, height: specimen.group.height)
    let cells = (0..<3).map { panel.rect(specimen.cell(0, $0)) }
    for (index, cell) in cells.enumerated() { ink.drawItem(cell, isOwn: index == 0) }
    ink.drawContainer(panel.rect(column).insetBy(dx: 1, dy: 1.5), isOwn: false)
    ink.drawContainer(panel.frame, isOwn: true)
    ink.writeFraction(specimen.measure("group item 0 width"), in: cells[0], size: 13)
    ink.writeFraction(
      specimen.measure("group group 1 width"), "column", in: cells[1], size: 11)
    ink.writeFraction(specimen.measure("group group 1 item 0 height"), in: cells[2], size: 11)
  }

  private func drawSection(_ panel: CompositionalPanel, _ ink: FigureInk) {
    let groups = [specimen.group, specimen.nextGroup].map(panel.rect)
    let header = CGRect(
      x: panel.frame.minX, y: panel.frame.minY, width: panel.frame.width,
      height: groups[0].minY - panel.frame.minY)
    let inside = groups[0].union(groups[1])
    let below = CGRect(
      x: panel.frame.minX, y: header.maxY, width: panel.frame.width,
      height: panel.frame.maxY - header.maxY)
    ink.drawInsets(below, around: inside)
    ink.drawDistance(
      CGRect(
        x: inside.minX, y: groups[0].maxY, width: inside.width,
        height: groups[1].minY - groups[0].maxY))
    ink.write(
      "Header", at: CGPoint(x: groups[0].minX + 4, y: header.midY + 5), size: 14, weight: .semibold)
    for item in 0..<6 { ink.drawItem(panel.rect(specimen.cell(0, item)), isOwn: item < 3) }
    ink.drawContainer(groups[0], isOwn: false)
    ink.drawContainer(groups[1], isOwn: false)
    ink.drawContainer(panel.frame, isOwn: true)
    let (first, next) = (panel.rect(specimen.cell(0, 0)), panel.rect(specimen.cell(0, 3)))
    ink.writeFraction(specimen.measure("group width"), "group", in: first, size: 13)
    ink.write(
      "the same group again", at: CGPoint(x: next.midX, y: next.midY + 4), size: 11,
      color: palette.secondInk, anchor: .center)
  }

  private func drawLayout(_ panel: CompositionalPanel, _ ink: FigureInk) {
    let body = Path(roundedRect: panel.frame.insetBy(dx: -1, dy: -1), radius: 8, style: .continuous)
    ink.canvas.fill(body, with: .color(palette.body))
    ink.canvas.save()
    ink.canvas.clip(to: panel.frame)
    for element in specimen.geometry.elements(in: screen) {
      let section = element.place.section
      if element.kind == .cell { ink.drawItem(panel.rect(element.frame), isOwn: section == 0) }
    }
    ink.canvas.restore()
    ink.write(
      "Header", at: CGPoint(x: panel.rect(specimen.group).minX + 4, y: panel.frame.minY + 19),
      size: 14, weight: .semibold)
    ink.drawContainer(panel.rect(specimen.section), isOwn: true)
    ink.canvas.stroke(body, StrokeStyle(width: 1), with: .color(palette.bodyEdge))
    drawArrow(panel.rect(specimen.cell(1, 1)), until: panel.frame.maxX + 28, ink)
  }

  /// Draws the arrow of the section that scrolls horizontally.
  private func drawArrow(_ cell: CGRect, until x: CGFloat, _ ink: FigureInk) {
    let y = cell.midY
    ink.line([CGPoint(x: cell.midX, y: y), CGPoint(x: x, y: y)], width: 1.5, palette.measure)
    ink.line(
      [CGPoint(x: x - 6, y: y - 5), CGPoint(x: x, y: y), CGPoint(x: x - 6, y: y + 5)], width: 1.5,
      palette.measure)
  }

  private func drawLegend(_ ink: FigureInk, at baseline: CGFloat) {
    var x = FigureInk.margin
    func entry(_ words: String, _ drawSwatch: (CGRect) -> Void) {
      drawSwatch(CGRect(x: x, y: baseline - 11, width: 28, height: 14))
      let words = StyledText(words, size: 12, color: palette.secondInk)
      words.draw(in: ink.canvas, onBaseline: CGPoint(x: x + 36, y: baseline))
      x += 36 + words.size.width + 32
    }
    entry("the level, and what it is made of") { ink.drawItem($0, isOwn: true) }
    entry("the same again") { ink.drawItem($0, isOwn: false) }
    entry("container") { ink.drawContainer($0, isOwn: false) }
    entry("insets") { ink.drawInset($0) }
    entry("group spacing") { ink.drawDistance($0) }
  }
}
