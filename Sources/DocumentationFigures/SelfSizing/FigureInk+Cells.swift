import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore

/// The source of a cell's size: an estimate, or the cell itself.
enum SizeCertainty: CaseIterable {
  /// The size is an estimate.
  case estimated
  /// The cell requested the size.
  case asked
}

extension FigureInk {
  private static let radius: CGFloat = 5

  /// Draws the frame of a cell: dashed for an estimate, solid and filled for a size that the cell
  /// requested.
  func drawCell(_ frame: CGRect, _ certainty: SizeCertainty) {
    let inner = frame.insetBy(dx: 0.5, dy: 0.5)
    let path = Path(roundedRect: inner, radius: Self.radius, style: .continuous)
    switch certainty {
    case .estimated:
      canvas.stroke(
        path, StrokeStyle(width: 1, dash: [3.5, 3]),
        with: .color(palette.secondInk.withAlpha(0.8)))
    case .asked:
      canvas.fill(path, with: .color(palette.page))
      canvas.fill(path, with: .color(palette.assent.withAlpha(0.14)))
      canvas.stroke(path, StrokeStyle(width: 1.25), with: .color(palette.assent))
    }
  }

  /// Draws the part by which a cell has grown as hatching, or the part by which it has shrunk as a
  /// dashed outline.
  func drawChange(_ rect: CGRect, isGrowth: Bool) {
    let inner = rect.insetBy(dx: 1.5, dy: isGrowth ? 1 : 0.5)
    guard inner.width > 0, inner.height > 0 else { return }
    guard isGrowth else {
      return canvas.stroke(
        Path(inner), StrokeStyle(width: 1, dash: [2, 2.5]), with: .color(palette.measure))
    }
    var path = Path()
    for line in Hatch(filling: inner, spacing: 5).lines {
      path.addLines(between: [line.start, line.end])
    }
    canvas.save()
    canvas.clip(to: inner)
    canvas.stroke(
      path, StrokeStyle(width: 1, cap: .square), with: .color(palette.measure.withAlpha(0.55)))
    canvas.restore()
  }
}
