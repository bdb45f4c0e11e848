import Foundation
import RasterCore

/// A painter of a symbol's figure: it fits the figure into the symbol's image and strokes it at the
/// symbol's weight.
///
///     ┌──────────────┐  image
///     │  ╭────────╮  │
///     │  │   ╱╲   │  │  the figure with its strokes fills the image without the margins
///     │  ╰────────╯  │
///     └──────────────┘
struct SymbolPainter {
  private let symbol: Symbol.Resolved
  private let figure: SymbolFigure
  /// The width of the strokes, in points.
  private let stroke: CGFloat
  /// The width of the strokes at regular weight, in points.
  private let regularStroke: CGFloat
  /// The width of the gaps beside badges and slashes, in points.
  private let gap: CGFloat
  private let transform: CGAffineTransform

  init(_ figure: SymbolFigure, _ symbol: Symbol.Resolved, _ metrics: SymbolMetrics) {
    (self.figure, self.symbol) = (figure, symbol)
    let em = symbol.pointSize * symbol.scale.factor
    let regular = UIImage.SymbolWeight.regular.stroke
    // The stroke width of a larger scale is about the same as that of the text beside it.
    let stroke = symbol.pointSize * symbol.weight.stroke * (2 + symbol.scale.factor) / 3
    self.stroke = stroke
    regularStroke = stroke * regular / symbol.weight.stroke
    gap = em * 0.055
    // In bold weights the figure, including its strokes, is larger by 0.4 times the increase of the
    // stroke width.
    let rest = 0.4 * (stroke - regular * em) - stroke
    let longer = max(figure.bounds.width, figure.bounds.height)
    let factor = longer > regular + 0.01 ? (longer * em + rest) / (longer - regular) : em
    transform = .moving(
      figure.bounds.middle, to: metrics.middle, scale: max(factor, 0))
  }

  /// Places the drawing of a custom symbol, which has no strokes, on the image's baseline.
  init(
    _ variant: SymbolTemplateVariant, _ symbol: Symbol.Resolved, _ metrics: SymbolMetrics
  ) {
    (figure, self.symbol) = (SymbolFigure(variant.steps), symbol)
    (stroke, regularStroke, gap) = (0, 0, 0)
    let (width, em) = (variant.width * symbol.pointSize, symbol.pointSize)
    transform = CGAffineTransform(
      a: em, b: 0, c: 0, d: em, tx: (metrics.size.width - width) / 2,
      ty: metrics.size.height - metrics.baseline)
  }

  /// Returns the drawing of the symbol in its image, in a tint; nil for the colours of its
  /// rendering.
  func drawing(tint: Color?) -> Drawing {
    Drawing { canvas in
      if symbol.isMirrored { canvas.concatenate(mirror) }
      if tint != nil || symbol.rendering == .monochrome {
        drawTemplate(on: canvas, color: tint ?? .black)
      } else {
        for layer in figure.layers { draw(layer, on: canvas) }
      }
    }
  }

  private var mirror: CGAffineTransform {
    CGAffineTransform(
      a: -1, b: 0, c: 0, d: 1,
      tx: 2 * figure.bounds.middle.applying(transform).x, ty: 0)
  }

  /// Draws all layers in one colour; those beyond the variable value are pale.
  private func drawTemplate(on canvas: Canvas, color: Color) {
    let pale = Set(figure.layers.filter { !isActive($0.wave) }.map(\.wave))
    for isPale in pale.isEmpty ? [false] : [false, true] {
      draw(on: canvas, color: color, opacity: isPale ? Self.paleness : 1) { step in
        pale.contains(step.wave) == isPale ? step.action : step.action == .paint ? nil : .clear
      }
    }
  }

  /// Draws one layer in its colour, except for the pixels that later steps cut out of it.
  private func draw(_ layer: SymbolFigure.Layer, on canvas: Canvas) {
    let color = symbol.rendering.color(of: layer.level, among: figure.levels) ?? .black
    draw(on: canvas, color: color, opacity: isActive(layer.wave) ? 1 : Self.paleness) { step in
      let isOwn = step.level == layer.level && step.wave == layer.wave
      switch step.action {
      case .paint: return isOwn ? .paint : nil
      case .inset: return isOwn ? .paint : .clear
      case .clear: return .clear
      }
    }
  }

  /// Draws the steps of the figure with the action that a closure returns for each; nil skips the
  /// step.
  private func draw(
    on canvas: Canvas, color: Color, opacity: CGFloat,
    action: (SymbolStep) -> SymbolStep.Action?
  ) {
    let steps = figure.steps.compactMap { step in action(step).map { (step, $0) } }
    // If a step cuts parts out, or the colour is not opaque, all steps are drawn as one group,
    // which is then composited.
    let isGroup =
      steps.contains { $0.1 != .paint } || color.alpha < 1 || opacity < 1
    if isGroup { canvas.beginGroup(alpha: color.alpha * opacity, isIsolated: true) }
    for (step, action) in steps {
      draw(step, on: canvas, color: color.withAlpha(1), cuts: action != .paint)
    }
    if isGroup { canvas.endGroup() }
  }

  private func draw(_ step: SymbolStep, on canvas: Canvas, color: Color, cuts: Bool) {
    let (path, width) = (step.path.applying(transform), width(of: step))
    let (paint, mode) = (Paint.color(color), cuts ? BlendMode.destinationOut : .sourceOver)
    for disc in step.discs.map({ $0.applying(transform) }) {
      let square = disc.bounds(growing: width / 2)
      canvas.fill(
        Path(roundedRect: square, radius: square.width / 2), with: paint, blendMode: mode)
    }
    if path.isEmpty { return }
    if step.area != .stroke { canvas.fill(path, with: paint, using: step.rule, blendMode: mode) }
    if step.area != .area {
      let style = StrokeStyle(width: width, cap: .round, join: .round)
      canvas.stroke(path, style, with: paint, blendMode: mode)
    }
  }

  /// Returns the width of a step's stroke in points.
  ///
  /// In bold weights, strokes around areas and strokes of marks inside them are thinner than
  /// others, because thicker strokes would merge.
  private func width(of step: SymbolStep) -> CGFloat {
    if step.hasMargin { return stroke + 2 * gap }
    let growth = stroke - regularStroke
    if step.area == .strokedArea { return regularStroke + growth * 0.4 }
    return step.isDetail && growth > 0 ? regularStroke + growth * 0.6 : stroke
  }

  /// Returns whether a variable value shows a layer: layer n of N is shown if the value is more
  /// than (n − 1) ÷ N.
  private func isActive(_ wave: Int?) -> Bool {
    guard let wave, let value = symbol.variableValue else { return true }
    return value * Double(figure.waves) > Double(wave - 1) + 1e-9
  }

  /// The opacity of the parts beyond a variable value.
  private static let paleness: CGFloat = 0.3
}
