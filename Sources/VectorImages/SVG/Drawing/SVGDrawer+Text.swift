import Foundation
import RasterCore
import RasterText

extension SVGDrawer {
  /// The maximum number of characters of one `text` or `tspan` element.
  private static let textLimit = 10_000

  /// Draws a text and its `tspan` elements, one after another, in the bundled fonts, with their
  /// strokes.
  func drawText(
    _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, on canvas: Canvas
  ) throws(VectorImageError) {
    var pen = CGPoint.zero
    try drawRuns(index, style, opacity, &pen, on: canvas)
  }

  private func drawRuns(
    _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, _ pen: inout CGPoint, on canvas: Canvas
  ) throws(VectorImageError) {
    let node = tree.nodes[index]
    let size = style.fontSize
    if let x = firstLength(node, "x", .horizontal, size) { pen.x = x }
    if let y = firstLength(node, "y", .vertical, size) { pen.y = y }
    pen.x += firstLength(node, "dx", .horizontal, size) ?? 0
    pen.y += firstLength(node, "dy", .vertical, size) ?? 0
    try draw(node.text, index, style, opacity, &pen, on: canvas)
    for child in node.children {
      guard tree.nodes[child].name == "tspan" else {
        omit("<\(tree.nodes[child].name.prefix(40))> in <text>")
        continue
      }
      try spend(child) {
        $0.commands += 1
        $0.depth += 1
      }
      let inner = style.inherited(by: tree.nodes[child], viewport: viewport)
      try drawRuns(child, inner, opacity, &pen, on: canvas)
      try spend(child) { $0.depth -= 1 }
    }
  }

  /// Returns the first length of an attribute; nil if the attribute is missing or not valid.
  ///
  /// Positions of single characters are not supported.
  private func firstLength(
    _ node: SVGNode, _ name: String, _ axis: SVGAxis, _ fontSize: CGFloat
  ) -> CGFloat? {
    guard let lengths = node.property(name).flatMap(SVGLength.list), let first = lengths.first
    else { return nil }
    if lengths.count > 1 { omit("places of single characters") }
    let points = first.points(of: axis.whole(of: viewport), fontSize: fontSize)
    return points.isFinite ? points : nil
  }

  private func draw(
    _ text: String, _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, _ pen: inout CGPoint,
    on canvas: Canvas
  ) throws(VectorImageError) {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .prefix(Self.textLimit)
    guard !text.isEmpty else { return }
    let color = color(style, opacity)
    let layout = layout(of: String(text), style, color ?? .clear)
    let left = pen.x - layout.size.width * style.textAnchor
    let origin = CGPoint(x: left, y: pen.y - layout.firstBaseline)
    pen.x = left + layout.size.width
    guard style.isVisible else { return }
    try spend(index) { $0.commands += text.count }
    if style.strokesFirst { try stroke(layout, at: origin, index, style, opacity, on: canvas) }
    if color != nil { layout.draw(in: canvas, at: origin) }
    if !style.strokesFirst { try stroke(layout, at: origin, index, style, opacity, on: canvas) }
  }

  private func layout(of text: String, _ style: SVGStyle, _ color: Color) -> TextLayout {
    let weight: FontWeight =
      switch style.fontWeight {
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      default: .bold
      }
    let size = min(style.fontSize, 100_000)
    let font =
      style.isMonospaced
      ? TextFont.monospaced(size: size, weight: weight) : .inter(size: size, weight: weight)
    let spacing = style.letterSpacing.points(of: viewport.width, fontSize: size)
    return TextLayout(
      AttributedText(text, attributes: TextAttributes(font: font, color: color, kern: spacing)))
  }

  /// Strokes the outlines of a text's glyphs.
  private func stroke(
    _ layout: TextLayout, at origin: CGPoint, _ index: Int, _ style: SVGStyle, _ opacity: CGFloat,
    on canvas: Canvas
  ) throws(VectorImageError) {
    guard style.stroke != .none else { return }
    if case .reference = style.stroke { omit("gradient of <text>") }
    let path = layout.outlines(at: origin)
    guard !path.isEmpty else { return }
    try spend(index) { $0.pathElements += path.elements.count }
    try stroke(path, index, style, opacity, on: canvas)
  }

  /// Returns the colour of a text; nil if it has none.
  private func color(_ style: SVGStyle, _ opacity: CGFloat) -> Color? {
    let color: Color
    switch style.fill {
    case .none: return nil
    case .color(let own): color = own
    case .currentColor: color = style.color
    case .reference:
      omit("gradient of <text>")
      color = style.color
    }
    return color.withAlpha(color.alpha * Double(style.fillOpacity * opacity))
  }
}
