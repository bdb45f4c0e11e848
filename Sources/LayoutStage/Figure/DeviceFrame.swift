import Foundation
import RasterCore

/// The body of a device around its screen: a thin rounded rectangle, the same for every model.
struct DeviceFrame {
  let screen: CGRect
  /// The radius of the screen's corners.
  let radius: CGFloat
  private let bezel: CGFloat
  private let palette: FigurePalette

  /// Makes the body for a device's screen drawn at a zoom.
  init(_ configuration: DeviceConfiguration, screen: CGRect, zoom: CGFloat) {
    self.screen = screen
    radius = configuration.device.cornerRadius * zoom
    palette = .of(configuration.appearance)
    bezel = max(4, 9 * zoom)
  }

  /// The frame of the body.
  var outside: CGRect { screen.insetBy(dx: -bezel, dy: -bezel) }

  /// The path to which the screen is clipped.
  var screenPath: Path {
    Path(roundedRect: screen, radius: max(radius, 1.5), style: .continuous)
  }

  /// Draws the body behind the screen, with a faint shadow.
  func draw(in canvas: Canvas) {
    let body = Path(
      roundedRect: outside, radius: max(radius, bezel / 2) + bezel, style: .continuous)
    let shadow = Shadow(
      color: Color.black.withAlpha(0.16), offset: CGVector(dx: 0, dy: 1.5), blur: 3.5)
    canvas.beginGroup(alpha: 1, shadow: shadow)
    canvas.fill(body, with: .color(palette.body))
    canvas.endGroup()
    canvas.stroke(body, StrokeStyle(width: 1), with: .color(palette.bodyEdge))
  }

  /// Draws the thin line around the screen.
  func drawEdge(in canvas: Canvas) {
    canvas.stroke(screenPath, StrokeStyle(width: 0.75), with: .color(palette.bodyEdge))
  }
}
