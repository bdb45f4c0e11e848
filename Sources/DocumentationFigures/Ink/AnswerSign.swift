import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore

/// A symbol in a table of a rotation, for the answer to a question such as “Are sizes requested
/// again?”.
///
/// Each symbol has its own shape and colour.
enum AnswerSign: CaseIterable {
  /// A disc with a tick: yes, or requested again.
  case again
  /// A ring with a dash: no, or not requested again.
  case kept
  /// A triangle: not requested again, although the value would now be different.
  case outdated

  /// The width and height, in points.
  static let size: CGFloat = 16

  /// Draws the sign around a point.
  func draw(with ink: FigureInk, at center: CGPoint) {
    let (canvas, palette) = (ink.canvas, ink.palette)
    canvas.save()
    canvas.translate(x: center.x, y: center.y)
    switch self {
    case .again:
      canvas.fill(Path(ellipseIn: Self.box), with: .color(palette.assent))
      canvas.stroke(Self.tick, Self.stroke(1.75), with: .color(palette.page))
    case .kept:
      canvas.stroke(
        Path(ellipseIn: Self.box.insetBy(dx: 0.75, dy: 0.75)), Self.stroke(1.25),
        with: .color(palette.secondInk))
      canvas.stroke(Self.dash, Self.stroke(1.5), with: .color(palette.secondInk))
    case .outdated:
      canvas.fill(Self.triangle, with: .color(palette.warning))
      canvas.stroke(Self.triangle, Self.stroke(2), with: .color(palette.warning))
      canvas.stroke(Self.exclamation, Self.stroke(1.75), with: .color(palette.page))
    }
    canvas.restore()
  }

  private static let box = CGRect(x: -size / 2, y: -size / 2, width: size, height: size)

  private static func stroke(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(width: width, cap: .round, join: .round)
  }

  private static let tick = lines([(-3.5, 0.25), (-1.1, 2.9), (3.6, -2.6)])
  private static let dash = lines([(-3.25, 0), (3.25, 0)])

  private static let triangle: Path = {
    var path = lines([(0, -6.25), (7, 6), (-7, 6)])
    path.closeSubpath()
    return path
  }()

  /// An exclamation mark.
  ///
  /// The dot is a stroke of almost zero length.
  private static let exclamation: Path = {
    var path = lines([(0, -2.5), (0, 1)])
    path.addPath(lines([(0, 4), (0, 4.01)]))
    return path
  }()

  private static func lines(_ points: [(CGFloat, CGFloat)]) -> Path {
    var path = Path()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }
}
