import Foundation
import RasterCore

/// One step of drawing a symbol: a path that is painted on a layer or cut out of the layers below.
struct SymbolStep: Sendable {
  enum Action: Sendable {
    /// Paints the path on the step's layer.
    case paint
    /// Cuts the path out of the layers below; if the symbol is drawn in several colours, also
    /// paints it on the step's layer.
    case inset
    /// Cuts the path out of the layers below.
    case clear
  }

  /// The painted part of the path: its stroke, its inside, or both.
  enum Area: Sendable { case stroke, area, strokedArea }

  var action: Action
  let area: Area
  var path: Path
  var level: Int
  var wave: Int?
  /// Whether the stroke is wider than usual by a gap on both sides, as it is for steps that cut a
  /// gap around another part.
  let hasMargin: Bool
  /// Whether the path is a mark inside another part; in bold weights its stroke is thinner, because
  /// there is little space.
  var isDetail = false
  /// Filled circles, whose radius grows with the weight like that of stroked circles.
  var discs: [SymbolDisc] = []
  /// The fill rule of the path.
  var rule = FillRule.nonZero

  /// Whether the step may paint something.
  var isVisible: Bool { action != .clear }

  /// Returns the step with its path transformed, and at a different level.
  func placed(_ transform: CGAffineTransform, level: Int) -> SymbolStep {
    var step = self
    step.path = path.applying(transform)
    step.discs = discs.map { $0.applying(transform) }
    step.level = level
    return step
  }

  /// The step with painting and cutting exchanged, for a symbol that is cut out of a filled circle.
  var inverted: SymbolStep {
    var step = self
    step.action = action == .paint ? .inset : .paint
    // An area that the symbol itself cuts out is painted with the colour of the outline, which is
    // that of level 2.
    if action != .paint { step.level = 2 }
    return step
  }

  /// The smallest rectangle around the step at regular weight.
  var bounds: CGRect {
    let half = area == .area ? 0 : UIImage.SymbolWeight.regular.stroke / 2
    let box = path.isEmpty ? .null : path.boundingBox.insetBy(dx: -half, dy: -half)
    return discs.reduce(box) { $0.union($1.bounds(growing: half)) }
  }
}

/// A filled circle of a symbol.
struct SymbolDisc: Sendable {
  var center: CGPoint
  var radius: CGFloat

  /// Returns the disc under a transform that scales both axes equally.
  func applying(_ transform: CGAffineTransform) -> SymbolDisc {
    SymbolDisc(center: center.applying(transform), radius: radius * transform.d)
  }

  /// Returns the square around the disc when its radius is increased by a length.
  func bounds(growing length: CGFloat) -> CGRect {
    let side = 2 * (radius + length)
    return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
