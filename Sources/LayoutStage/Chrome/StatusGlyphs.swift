import Foundation
import RasterCore

/// The glyphs of a status bar; each is drawn to the right of a point and is vertically centred on
/// it.
struct StatusGlyphs {
  let canvas: Canvas
  let ink: Color
  /// The scale of the glyphs; 1 is their size on iPhones with a sensor housing.
  let scale: CGFloat

  /// Draws four bars of increasing height, 18 points wide in total at scale 1.
  func drawSignal(leftAt point: CGPoint) {
    scaled(at: point) {
      for (index, height) in [4, 6.3, 8.6, 11].enumerated() {
        let bar = CGRect(x: CGFloat(index) * 5, y: 5.5 - height, width: 3.2, height: height)
        canvas.fill(Path(roundedRect: bar, radius: 0.9), with: .color(ink))
      }
    }
  }

  /// Draws the Wi-Fi symbol of two arcs and a wedge, 16 points wide at scale 1.
  func drawWireless(leftAt point: CGPoint) {
    scaled(at: point) {
      let foot = CGPoint(x: 8, y: 5.5)
      for radius: CGFloat in [6, 9.7] {
        canvas.stroke(
          arc(around: foot, radius: radius), StrokeStyle(width: 2.2), with: .color(ink))
      }
      var wedge = arc(around: foot, radius: 3.6)
      wedge.addLine(to: foot)
      wedge.closeSubpath()
      canvas.fill(wedge, with: .color(ink))
    }
  }

  /// Draws a full battery, 27 points wide at scale 1.
  func drawBattery(leftAt point: CGPoint) {
    scaled(at: point) {
      let shell = CGRect(x: 0.5, y: -6, width: 24, height: 12)
      let charge = shell.insetBy(dx: 2, dy: 2)
      canvas.stroke(
        Path(roundedRect: shell, radius: 3.6), StrokeStyle(width: 1),
        with: .color(ink.withAlpha(0.4)))
      canvas.fill(Path(roundedRect: charge, radius: 2.2), with: .color(ink))
      let pole = CGRect(x: 25.6, y: -2, width: 1.4, height: 4)
      canvas.fill(Path(roundedRect: pole, radius: 0.7), with: .color(ink.withAlpha(0.5)))
    }
  }

  /// Returns the upper quarter of a circle's line, as in the Wi-Fi symbol.
  private func arc(around center: CGPoint, radius: CGFloat) -> Path {
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: -0.75 * .pi, endAngle: -0.25 * .pi,
      clockwise: true)
    return path
  }

  private func scaled(at point: CGPoint, _ draw: () -> Void) {
    canvas.save()
    canvas.translate(x: point.x, y: point.y)
    canvas.scale(x: scale, y: scale)
    draw()
    canvas.restore()
  }
}
