import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import RasterText

/// The scale of widths below the chart, with the names of the devices whose windows have these
/// widths.
struct DeviceRuler {
  private let scale: SweepScale
  private let top: CGFloat
  private let labels: [Label]

  /// The label of a width.
  private struct Label {
    var device: DeviceWidth
    /// The x coordinate of the width on the axis.
    var mark: CGFloat
    /// The x coordinate of the end of the name, which may be moved to keep a distance from its
    /// neighbours.
    var place: CGFloat
  }

  /// The distance from the axis to the marks of devices, and to the ends of their names, in points.
  private static let marks: CGFloat = 30
  private static let names: CGFloat = 58
  /// The distance between names along the axis, in points.
  ///
  /// Names rise at 45°, so their perpendicular distance is 0.7 times that.
  private static let pitch: CGFloat = 16
  private static let size: CGFloat = 10

  init(scale: SweepScale, top: CGFloat) {
    (self.scale, self.top) = (scale, top)
    let devices = scale.devices
    let marks = devices.map { scale.x($0.width) }
    let places = spread(marks, pitch: Self.pitch, in: scale.left...scale.right)
    labels = devices.indices.map {
      Label(device: devices[$0], mark: marks[$0], place: places[$0])
    }
  }

  /// Half the square root of two: the horizontal and vertical components of a unit vector at 45°.
  private static let slope = CGFloat(0.5).squareRoot()

  /// The y coordinate of the bottom of the longest name.
  var bottom: CGFloat {
    let longest = labels.map { styledText($0.device, .of(.light)).size.width }.max() ?? 0
    return (top + Self.names + longest * Self.slope + Self.size).rounded(.up)
  }

  private func styledText(_ device: DeviceWidth, _ palette: FigurePalette) -> StyledText {
    StyledText(
      device.shortName, size: Self.size, weight: device.isSplit ? .regular : .medium,
      color: device.isSplit ? palette.secondInk : palette.ink)
  }

  func draw(with ink: FigureInk) {
    for tick in scale.ticks {
      let x = scale.x(tick)
      ink.line(
        [CGPoint(x: x, y: top), CGPoint(x: x, y: top + 5)], width: 0.75, ink.palette.secondInk)
      ink.write(
        tick.shortest, at: CGPoint(x: x, y: top + 19), size: 11, weight: .medium,
        anchor: .center)
    }
    ink.write(
      "Devices", at: CGPoint(x: FigureInk.margin, y: top + Self.marks + 4), size: 13,
      weight: .semibold)
    for label in labels { draw(label, with: ink) }
  }

  private func draw(_ label: Label, with ink: FigureInk) {
    let (marks, names) = (top + Self.marks, top + Self.names)
    // The leader goes straight down for a short distance, and then to the position of the name.
    ink.line(
      [
        CGPoint(x: label.mark, y: marks), CGPoint(x: label.mark, y: marks + 7),
        CGPoint(x: label.place, y: names - 6), CGPoint(x: label.place, y: names - 2),
      ], width: 0.75, ink.palette.secondInk.withAlpha(0.8))
    ink.canvas.save()
    ink.canvas.concatenate(
      CGAffineTransform(
        a: Self.slope, b: -Self.slope, c: Self.slope, d: Self.slope, tx: label.place + 2,
        ty: names + 5))
    styledText(label.device, ink.palette)
      .draw(in: ink.canvas, onBaseline: CGPoint(x: 0, y: 0), anchor: .right)
    ink.canvas.restore()
  }
}
