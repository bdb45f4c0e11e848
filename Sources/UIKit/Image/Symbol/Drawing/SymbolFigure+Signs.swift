import Foundation
import RasterCore

extension SymbolFigure {
  /// The figure crossed by a stroke from the upper left to the lower right, with a gap on both
  /// sides of the stroke.
  var crossed: SymbolFigure {
    let reach = min(max(bounds.width, bounds.height) * 0.45, 0.48)
    var line = Path()
    line.move(to: CGPoint(x: bounds.midX - reach, y: bounds.midY - reach))
    line.addLine(to: CGPoint(x: bounds.midX + reach, y: bounds.midY + reach))
    return with(
      [.clearing(line, .stroke), .painting(line, .stroke)])
  }

  /// The figure with a disc: at the upper right without a sign, or at the lower right with a sign
  /// such as a plus cut out of it.
  func badged(with sign: SymbolFigure?) -> SymbolFigure {
    let radius: CGFloat = sign == nil ? 0.17 : 0.22
    let middle = CGPoint(
      x: bounds.maxX - radius * 0.75,
      y: sign == nil ? bounds.minY + radius * 0.85 : bounds.maxY - radius * 0.75)
    let disc = Path(
      roundedRect: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius),
      radius: radius)
    var added = [SymbolStep.clearing(disc, .strokedArea), .painting(disc, .strokedArea)]
    if let sign {
      let size = max(sign.bounds.width, sign.bounds.height)
      let transform = CGAffineTransform.moving(
        sign.bounds.middle, to: middle, scale: sign.hasBody ? 0.3 / size : 0.2 / size)
      added += sign.steps.map { step in
        var cut = step.placed(transform, level: 1)
        cut.action = step.action == .paint ? .clear : .paint
        return cut
      }
    }
    return with(added)
  }

  /// Returns the figure with steps of the primary level added in front of it; the figure's own
  /// primary steps become secondary.
  private func with(_ added: [SymbolStep]) -> SymbolFigure {
    var figure = SymbolFigure(
      steps.map { $0.placed(.identity, level: max(2, $0.level)) } + added, hasBody: hasBody)
    figure.isDirectional = isDirectional
    return figure
  }
}

extension SymbolStep {
  fileprivate static func painting(_ path: Path, _ area: Area) -> SymbolStep {
    SymbolStep(action: .paint, area: area, path: path, level: 1, hasMargin: false)
  }

  fileprivate static func clearing(_ path: Path, _ area: Area) -> SymbolStep {
    SymbolStep(action: .clear, area: area, path: path, level: 1, hasMargin: true)
  }
}
