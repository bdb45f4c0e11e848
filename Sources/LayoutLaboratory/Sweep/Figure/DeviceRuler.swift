import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import RasterText

/// The widths in numbers below the axis, and below them the devices whose windows are as wide.
struct DeviceRuler {
  private let scale: SweepScale
  private let top: CGFloat
  private let labels: [Label]

  /// The name of a width, and where it is.
  private struct Label {
    var device: DeviceWidth
    /// The position of the width on the axis.
    var mark: CGFloat
    /// The end of the name, apart from its neighbours.
    var place: CGFloat
  }

  /// From the axis to the marks of devices, and to the ends of their names.
  private static let marks: CGFloat = 30
  private static let names: CGFloat = 58
  /// From name to name along the axis; names rise at 45°, so they are 0.7 of it apart.
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

  /// Half of the square root of two: the horizontal and vertical parts of a unit at 45°.
  private static let slope = CGFloat(0.5).squareRoot()

  /// The end of the longest name.
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
    // Straight down a little, and then to where the name has its place.
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
