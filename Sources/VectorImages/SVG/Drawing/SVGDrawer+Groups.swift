import Foundation
import RasterCore

extension SVGDrawer {
  /// A closure that draws the content of an element, with the opacity for its paints.
  typealias ElementContent = (Canvas, _ opacity: CGFloat) throws(VectorImageError) -> Void

  /// Draws an element's content with its transform, clip, mask, opacity, filter and blend mode.
  func composite(
    _ index: Int, _ style: SVGStyle, on canvas: Canvas, _ content: ElementContent
  ) throws(VectorImageError) {
    let node = tree.nodes[index]
    canvas.save()
    defer { canvas.restore() }
    canvas.concatenate(node.transform)
    var masks = try clip(index, node, on: canvas)
    if let mask = try mask(index, node, on: canvas) { masks.append(mask) }
    let opacity = node.share("opacity") ?? 1
    let mode = blendMode(node)
    let filter = filter(node)
    // A single paint can be drawn with the opacity directly, which avoids a group.
    let isPlain =
      masks.isEmpty && mode == .sourceOver && filter == nil
      && node.property("isolation") != "isolate"
    if isPlain, opacity == 1 || hasOnePaint(node, style) { return try content(canvas, opacity) }
    guard opacity > 0 else { return }
    for mask in masks.dropFirst() { canvas.beginGroup(mask: mask) }
    canvas.beginGroup(
      alpha: opacity, blendMode: mode, isIsolated: true, mask: masks.first)
    try spend(index) { $0.commands += masks.count + 1 }
    if let filter {
      try draw(filteredBy: filter, index, style, on: canvas) { canvas throws(VectorImageError) in
        try content(canvas, 1)
      }
    } else {
      try content(canvas, 1)
    }
    for _ in 0..<max(1, masks.count) { canvas.endGroup() }
  }

  /// Returns whether an element is an image, or a shape without markers that has at most one of
  /// fill and stroke.
  private func hasOnePaint(_ node: SVGNode, _ style: SVGStyle) -> Bool {
    if node.name == "image" { return true }
    return Self.shapes.contains(node.name)
      && (style.fill == .none || style.stroke == .none || style.strokeWidth.value == 0)
      && style.markers.allSatisfy { $0 == nil }
  }

  /// Returns the identifier of an element's filter; nil if there is none, or if it is not a
  /// reference.
  private func filter(_ node: SVGNode) -> String? {
    guard let value = node.property("filter"), value != "none" else { return nil }
    let id = SVGPaint.reference(value)
    if id == nil { omit("filter \(value.prefix { $0 != "(" }.prefix(40))") }
    return id
  }

  private func blendMode(_ node: SVGNode) -> BlendMode {
    guard let name = node.property("mix-blend-mode"), name != "normal" else { return .sourceOver }
    guard let mode = Self.blendModes[name] else {
      omit("blend mode \(name.prefix(40))")
      return .sourceOver
    }
    isBlended = true
    return mode
  }

  /// The blend modes by their names in CSS.
  static let blendModes: [String: BlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "plus-lighter": .plusLighter,
  ]
}
