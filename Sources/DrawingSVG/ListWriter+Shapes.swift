import Foundation
import RasterCore

extension ListWriter {
  func fill(_ path: Path, _ rule: FillRule, _ paint: Paint, _ transform: CGAffineTransform) {
    guard !paint.isClear else { return }
    let path = path.applying(transform)
    let attributes = paint.svg("fill", under: transform, on: grid, definitions)
    if let rect = path.svgRect {
      if rect.width > 0, rect.height > 0 { add("<rect\(grid.text(rect))\(attributes)/>") }
      return
    }
    if let ellipse = path.svgEllipse { return add("<\(ellipse.text(on: grid))\(attributes)/>") }
    let rule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    add(path, attributes: attributes + rule)
  }

  func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ transform: CGAffineTransform
  ) {
    guard !paint.isClear, style.width > 0 else { return }
    // If the scale is uniform, the path itself is transformed. Otherwise the element gets a
    // transform, which also distorts the stroke.
    let scale = transform.uniformScale
    let (grid, own) = scale == nil ? (grid.inside(transform), transform) : (grid, .identity)
    let path = path.applying(scale == nil ? .identity : transform)
    let color = paint.svg(
      "stroke", under: scale == nil ? .identity : transform, on: grid, definitions)
    let attributes = color + style.svg(scale: scale ?? 1, on: grid)
    let width = style.width * (scale ?? 1)
    let wide = width == 1 ? "" : " stroke-width=\"\(grid.text(width))\""
    if paint.isOpaque, own.isIdentity {
      return add(path, width: wide, isRound: style.isRound, attributes: attributes)
    }
    let data = path.svgData(on: grid)
    guard !data.isEmpty else { return }
    add("<path d=\"\(data)\" fill=\"none\"\(attributes)\(wide)\(self.grid.text(own))/>")
  }
}

extension Paint {
  /// Whether the paint is a single opaque colour.
  fileprivate var isOpaque: Bool {
    if case .color(let color) = self { return color.alpha >= 1 }
    return false
  }
}

extension StrokeStyle {
  /// Whether the caps and the joins are round and there are no dashes.
  fileprivate var isRound: Bool { cap == .round && join == .round && dash.isEmpty }

  /// Returns the attributes other than the width that differ from SVG's defaults, each preceded by
  /// a space.
  fileprivate func svg(scale: CGFloat, on grid: Grid) -> String {
    var text = ""
    switch cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch join {
    case .miter where miterLimit == 4: break
    case .miter: text += " stroke-miterlimit=\"\(Grid.share.text(miterLimit))\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    guard !dash.isEmpty else { return text }
    let lengths = dash.map { grid.text($0 * scale) }.joined(separator: " ")
    text += " stroke-dasharray=\"\(lengths)\""
    return dashPhase == 0
      ? text : "\(text) stroke-dashoffset=\"\(grid.text(dashPhase * scale))\""
  }
}
