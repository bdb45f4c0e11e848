import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText

extension FigureInk {
  /// Draws a cell: filled in blue if it belongs to the level that is explained, otherwise in grey.
  func drawItem(_ frame: CGRect, isOwn: Bool) {
    let inner = frame.insetBy(dx: 0.5, dy: 0.5)
    let path = Path(
      roundedRect: inner, radius: min(6, inner.height / 4), style: .continuous)
    canvas.fill(path, with: .color(palette.page))
    if isOwn {
      canvas.fill(path, with: .color(palette.assent.withAlpha(0.18)))
      canvas.stroke(path, StrokeStyle(width: 1.25), with: .color(palette.assent))
    } else {
      canvas.fill(path, with: .color(palette.secondInk.withAlpha(0.14)))
    }
  }

  /// Draws the outline of a container: solid if it belongs to the level that the panel explains,
  /// otherwise dashed.
  func drawContainer(_ frame: CGRect, isOwn: Bool) {
    let path = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), radius: 3)
    if isOwn {
      canvas.stroke(path, StrokeStyle(width: 1.5), with: .color(palette.assent))
    } else {
      canvas.stroke(
        path, StrokeStyle(width: 1, dash: [3.5, 3]),
        with: .color(palette.secondInk.withAlpha(0.8)))
    }
  }

  /// Draws insets: the space between two rectangles, hatched.
  func drawInsets(_ outer: CGRect, around inner: CGRect) {
    for band in [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ] { drawInset(band) }
  }

  /// Draws a hatched band of insets.
  func drawInset(_ band: CGRect) {
    guard band.width > 0.5, band.height > 0.5 else { return }
    canvas.fill(band, with: .color(palette.warning.withAlpha(0.1)))
    var path = Path()
    for line in Hatch(filling: band, spacing: 6).lines {
      path.addLines(between: [line.start, line.end])
    }
    canvas.save()
    canvas.clip(to: band)
    canvas.stroke(
      path, StrokeStyle(width: 1, cap: .square), with: .color(palette.warning.withAlpha(0.55)))
    canvas.restore()
  }

  /// Draws a distance: a band in magenta.
  func drawDistance(_ band: CGRect) {
    canvas.fill(band, with: .color(palette.measure.withAlpha(0.22)))
  }

  /// Writes a fraction of a container in the middle of a rectangle, and its length below it
  /// unless that is nil.
  func writeFraction(_ fraction: String, _ length: String? = nil, in frame: CGRect, size: CGFloat) {
    let middle = CGPoint(x: frame.midX, y: frame.midY + size * (length == nil ? 0.36 : 0))
    write(
      fraction, at: middle, size: size, weight: .semibold, color: palette.measure, anchor: .center)
    guard let length else { return }
    write(
      length, at: CGPoint(x: middle.x, y: middle.y + size * 1.4), size: size * 0.8,
      color: palette.secondInk, anchor: .center)
  }
}
