import Foundation
import RasterCore

/// A device during a rotation: its body at an angle, and the content of its screen at that time.
///
/// While the body rotates, the window rotates in the other direction relative to it. So the content
/// stays level in the picture, clipped to the rotated screen.
struct TurningDevice {
  private let configuration: DeviceConfiguration
  /// The number of points of the picture per point of the screen.
  let zoom: CGFloat

  /// Scales a device so that its body fits into a square at any angle.
  init(_ configuration: DeviceConfiguration, side: CGFloat) {
    let (width, height) = (configuration.device.size.width, configuration.device.size.height)
    self.configuration = configuration
    // The body is a little larger than the screen because of its bezel (see `DeviceFrame`); `air`
    // is the space for that difference.
    zoom = (side - 2 * Self.air) / (width * width + height * height).squareRoot()
  }

  /// The distance from the circle in which the screen's corners rotate to the edge of the square,
  /// in points; the bezel and the shadow are within it.
  private static let air: CGFloat = 6

  /// Returns the frame of the screen in an orientation, with its centre at the origin.
  func screen(in orientation: Orientation) -> CGRect {
    let size = configuration.held(in: orientation).screenSize
    // The edges are at multiples of half a point, so that the pixels of a screen at rest are sharp
    // at 2×.
    return CGRect(
      x: -(size.width * zoom).rounded() / 2, y: -(size.height * zoom).rounded() / 2,
      width: (size.width * zoom).rounded(), height: (size.height * zoom).rounded())
  }

  /// Draws a frame with the centre of the device at a point.
  func draw(_ frame: FilmFrame, in canvas: Canvas, around middle: CGPoint) {
    let screen = screen(in: frame.orientation)
    let body = DeviceFrame(configuration, screen: screen, zoom: zoom)
    canvas.save()
    canvas.translate(x: middle.x, y: middle.y)
    canvas.concatenate(CGAffineTransform(rotationAngle: frame.screenAngle))
    body.draw(in: canvas)
    canvas.save()
    canvas.clip(to: body.screenPath)
    // The area that the window does not cover is black, as on a device.
    canvas.fill(screen, with: .color(.black))
    let size = configuration.held(in: frame.orientation).screenSize
    canvas.translate(x: screen.minX, y: screen.minY)
    canvas.scale(x: screen.width / size.width, y: screen.height / size.height)
    canvas.draw(frame.screen)
    canvas.restore()
    body.drawEdge(in: canvas)
    canvas.restore()
  }

  /// Returns a frame's layout with its position in a picture whose device is centred at a point;
  /// nil if the frame has no layout.
  ///
  /// While the device rotates, the position is that at the end of the rotation.
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
