import Foundation
import RasterCore

/// A device during a turn: its body at an angle, and the content of its screen at that time.
///
/// As the window turns back while the body turns, its content stays level for the reader and is cut
/// off by the turned screen.
struct TurningDevice {
  private let configuration: DeviceConfiguration
  /// Points of the picture per point of the screen.
  let zoom: CGFloat

  /// Arranges a device so that its body, turned to any angle, fits into a square.
  init(_ configuration: DeviceConfiguration, side: CGFloat) {
    let (width, height) = (configuration.device.size.width, configuration.device.size.height)
    self.configuration = configuration
    // The body is about as much wider than its screen as its bezel; see `DeviceFrame`.
    zoom = (side - 2 * Self.air) / (width * width + height * height).squareRoot()
  }

  /// The space around the screen's circle, for the body and its shadow.
  private static let air: CGFloat = 6

  /// Returns where the screen is around the origin, as it is held in an orientation.
  func screen(in orientation: Orientation) -> CGRect {
    let size = configuration.held(in: orientation).screenSize
    // Whole half points, so that the pixels of a screen at rest are sharp.
    return CGRect(
      x: -(size.width * zoom).rounded() / 2, y: -(size.height * zoom).rounded() / 2,
      width: (size.width * zoom).rounded(), height: (size.height * zoom).rounded())
  }

  /// Draws a frame with the middle of the device at a point.
  func draw(_ frame: FilmFrame, in canvas: Canvas, around middle: CGPoint) {
    let screen = screen(in: frame.orientation)
    let body = DeviceFrame(configuration, screen: screen, zoom: zoom)
    canvas.save()
    canvas.translate(x: middle.x, y: middle.y)
    canvas.concatenate(CGAffineTransform(rotationAngle: frame.screenAngle))
    body.draw(in: canvas)
    canvas.save()
    canvas.clip(to: body.screenPath)
    // What the window does not reach is dark, on a device too.
    canvas.fill(screen, with: .color(.black))
    let size = configuration.held(in: frame.orientation).screenSize
    canvas.translate(x: screen.minX, y: screen.minY)
    canvas.scale(x: screen.width / size.width, y: screen.height / size.height)
    canvas.draw(frame.screen)
    canvas.restore()
    body.drawEdge(in: canvas)
    canvas.restore()
  }

  /// Says where the layout of a frame is in a picture with the middle of the device at a point.
  ///
  /// While the device turns that is where it would be if it did not.
  func picturedLayout(of frame: FilmFrame, around middle: CGPoint) -> LayoutInPicture? {
    guard let layout = frame.layout else { return nil }
    let screen = screen(in: frame.orientation)
    let held = configuration.held(in: frame.orientation)
    let zoom = screen.width / held.screenSize.width
    return LayoutInPicture(
      layout, variant: frame.phase.rawValue, on: held,
      origin: CGPoint(
        x: middle.x + screen.minX + layout.screenFrame.minX * zoom,
        y: middle.y + screen.minY + layout.screenFrame.minY * zoom), zoom: zoom)
  }
}
