import Foundation
import LayoutComparison
import LayoutCore
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText
import SnapshotCore

extension ChangeFigure {
  /// Draws the golden's layout and the current one side by side.
  func drawRecords(with ink: FigureInk, top: CGFloat) {
    let origins = [FigureInk.margin, FigureInk.margin + 312].map { CGPoint(x: $0, y: top) }
    ink.step(1, "The golden’s record", ["inset.left is 10"], at: origins[0])
    ink.step(2, "The record now", ["inset.left is 24; broken lines: before"], at: origins[1])
    for (pane, origin) in zip([golden, actual], origins) {
      let screen = screen(of: pane, at: CGPoint(x: origin.x, y: top + 44))
      ink.canvas.fill(Path(screen), with: .color(palette.body))
      ink.canvas.save()
      ink.canvas.clip(to: screen)
      drawInset(of: pane, with: ink, in: screen)
      drawCells(of: pane, with: ink, in: screen)
      ink.canvas.restore()
      ink.canvas.stroke(Path(screen), StrokeStyle(width: 1), with: .color(palette.bodyEdge))
    }
  }

  private func screen(of pane: RecordedLayout, at origin: CGPoint) -> CGRect {
    let size = pane.layout.viewport.size
    return CGRect(
      x: origin.x, y: origin.y, width: size.width * Self.zoom, height: size.height * Self.zoom)
  }

  private func placed(_ frame: CGRect, of pane: RecordedLayout, in screen: CGRect) -> CGRect {
    let seen = pane.layout.viewport
    return CGRect(
      x: screen.minX + (frame.minX - seen.minX) * Self.zoom,
      y: screen.minY + (frame.minY - seen.minY) * Self.zoom,
      width: frame.width * Self.zoom, height: frame.height * Self.zoom)
  }

  /// Fills the left inset of the section.
  private func drawInset(of pane: RecordedLayout, with ink: FigureInk, in screen: CGRect) {
    guard let section = pane.layout.sections.first else { return }
    let left = pane.layout.axis.sides(section.inset).left
    let content = CGRect(
      x: 0, y: 0, width: left, height: Double(pane.layout.contentSize.height))
    ink.canvas.fill(
      placed(content, of: pane, in: screen), with: .color(palette.warning.withAlpha(0.45)))
  }

  private func drawCells(of pane: RecordedLayout, with ink: FigureInk, in screen: CGRect) {
    let isNow = pane == actual
    for change in difference.changes {
      guard let old = change.golden, let new = change.actual else { continue }
      let box = placed((isNow ? new : old).frame, of: pane, in: screen)
      guard box.intersects(screen) else { continue }
      // Fill with the page's colour first, so that the tint looks the same over the inset as beside
      // it.
      ink.tile(box, fill: palette.page, edge: palette.assent)
      ink.canvas.fill(box, with: .color(palette.assent.withAlpha(0.08)))
      StyledText("\(new.indexPath)", size: 12, weight: .medium, color: palette.ink)
        .draw(
          in: ink.canvas, centeredIn: CGRect(x: box.minX, y: box.minY, width: box.width, height: 40)
        )
      StyledText(box.size.inPoints(Self.zoom), size: 12, color: palette.secondInk)
        .draw(
          in: ink.canvas,
          centeredIn: CGRect(x: box.minX, y: box.minY + 28, width: box.width, height: 24))
      if isNow {
        drawMovement(change, from: placed(old.frame, of: pane, in: screen), to: box, with: ink)
      }
    }
  }

  private func drawMovement(
    _ change: ElementChange, from old: CGRect, to new: CGRect, with ink: FigureInk
  ) {
    ink.canvas.stroke(
      Path(old.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(width: 1, dash: [3, 2.5]),
      with: .color(palette.measure))
    StyledText(change.movement, size: 12, weight: .semibold, color: palette.measure)
      .draw(
        in: ink.canvas,
        centeredIn: CGRect(x: new.minX, y: new.minY + 60, width: new.width, height: 24))
  }
}

extension ElementChange {
  /// The distance that the element moved: `+14,0`.
  var movement: String { "+\(Int(offset.dx)),\(Int(offset.dy))" }
}

extension CGSize {
  /// Returns the text of the size in points, for a size in a drawing at a zoom.
  fileprivate func inPoints(_ zoom: CGFloat) -> String {
    "\(Int((width / zoom).rounded())) × \(Int((height / zoom).rounded()))"
  }
}
