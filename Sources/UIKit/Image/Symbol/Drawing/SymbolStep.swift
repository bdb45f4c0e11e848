import Foundation
import RasterCore

/// One step of drawing a symbol: a path that is painted on a layer or cut out of the layers below.
struct SymbolStep: Sendable {
  enum Action: Sendable {
    /// Paints on the step's layer.
    case paint
    /// Cuts out of the layers below; a rendering with several colours also paints it on the step's
    /// layer.
    case inset
    /// Cuts out of the layers below.
    case clear
  }

  /// The points that the step concerns: the path's stroke, its inside, or both.
  enum Area: Sendable { case stroke, area, strokedArea }

  var action: Action
  let area: Area
  var path: Path
  var level: Int
  var wave: Int?
  /// Whether the stroke is wider by a margin on both sides.
  let hasMargin: Bool
  /// Whether the step is inside of another, so that bold strokes leave less space for it.
  var isDetail = false
  /// Filled circles, which grow with the weight as a stroke around them would.
  var discs: [SymbolDisc] = []
  /// The rule of the path's inside.
  var rule = FillRule.nonZero

  /// Whether the step may paint something.
  var isVisible: Bool { action != .clear }

  /// Returns the step with a transform of its path, on another layer.
  func placed(_ transform: CGAffineTransform, level: Int) -> SymbolStep {
    var step = self
    step.path = path.applying(transform)
    step.discs = discs.map { $0.applying(transform) }
    step.level = level
    return step
  }

  /// The step that is visible where this one is cut out and the reverse, for a symbol that is cut
  /// out of a filled circle.
  var inverted: SymbolStep {
    var step = self
    step.action = action == .paint ? .inset : .paint
    // The colour of the circle shows through what the symbol cuts out of itself.
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

  /// Returns the disc under a transform that has one scale for both axes.
  func applying(_ transform: CGAffineTransform) -> SymbolDisc {
    SymbolDisc(center: center.applying(transform), radius: radius * transform.d)
  }

  /// Returns the square around the disc whose radius is larger by a length.
  func bounds(growing length: CGFloat) -> CGRect {
    let side = 2 * (radius + length)
    return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
