import Foundation
import RasterCore

extension SVGDrawer {
  /// Returns the mask of an element; nil if there is none, or if the canvas was clipped instead.
  func mask(
    _ index: Int, _ node: SVGNode, on canvas: Canvas
  ) throws(VectorImageError) -> GroupMask? {
    guard let id = node.property("mask").flatMap(SVGPaint.reference),
      let target = self.index(of: id, named: "mask")
    else { return nil }
    return try follow(to: target, from: index) { () throws(VectorImageError) in
      try self.mask(target, of: index, on: canvas)
    }
  }

  private func mask(
    _ target: Int, of index: Int, on canvas: Canvas
  ) throws(VectorImageError) -> GroupMask? {
    let node = tree.nodes[target]
    guard let region = try region(node, of: index, units: "maskUnits") else {
      _ = hide(on: canvas)
      return nil
    }
    var transform = CGAffineTransform.identity
    if node["maskContentUnits"] == "objectBoundingBox" {
      transform = try unitTransform(of: index) ?? .identity
    }
    let style = style(at: target)
    let isAlpha = node.property("mask-type") == "alpha"
    let isMasked = node.property("mask") != nil
    if !isMasked, let shape = try solidShape(in: target, style, isAlpha: isAlpha) {
      canvas.clip(to: region)
      canvas.clip(to: shape.path.applying(transform), using: shape.rule)
      return nil
    }
    let content = try record { canvas throws(VectorImageError) in
      canvas.clip(to: region)
      // A mask may have a mask itself.
      let own = try self.mask(target, node, on: canvas)
      if own != nil { canvas.beginGroup(mask: own) }
      canvas.concatenate(transform)
      try self.drawChildren(of: target, style, on: canvas)
      if own != nil { canvas.endGroup() }
    }
    return GroupMask(content, by: isAlpha ? .alpha : .luminance())
  }

  /// Returns the path of a mask that consists of one shape in a colour that hides nothing; nil for
  /// any other mask.
  private func solidShape(
    in target: Int, _ outer: SVGStyle, isAlpha: Bool
  ) throws(VectorImageError) -> (path: Path, rule: FillRule)? {
    let children = tree.nodes[target].children
    guard children.count == 1, let child = children.first else { return nil }
    let node = tree.nodes[child]
    let style = outer.inherited(by: node, viewport: viewport)
    guard Self.shapes.contains(node.name), style.stroke == .none, style.isVisible,
      case .color(let color) = style.fill, color.alpha == 1, style.fillOpacity == 1,
      isAlpha || color == .white,
      !["opacity", "clip-path", "mask", "filter", "display"].contains(where: {
        node.property($0) != nil
      })
    else { return nil }
    return (try path(of: child, style).applying(node.transform), style.fillRule)
  }

  /// Returns the rectangle of a mask or a filter in the coordinates of the element that refers to
  /// it; nil if it is empty.
  func region(
    _ node: SVGNode, of index: Int, units: String
  ) throws(VectorImageError) -> CGRect? {
    let rect: CGRect
    if node[units] == "userSpaceOnUse" {
      func side(_ name: String, _ axis: SVGAxis, _ share: CGFloat) -> CGFloat {
        lengthIfAny(node, name, axis) ?? axis.whole(of: viewport) * share
      }
      rect = CGRect(
        x: side("x", .horizontal, -0.1), y: side("y", .vertical, -0.1),
        width: side("width", .horizontal, 1.2), height: side("height", .vertical, 1.2))
    } else {
      guard let unit = try unitTransform(of: index) else { return nil }
      rect = CGRect(
        x: node.fraction("x", -0.1), y: node.fraction("y", -0.1),
        width: node.fraction("width", 1.2), height: node.fraction("height", 1.2)
      ).applying(unit)
    }
    return rect.width > 0 && rect.height > 0 ? rect : nil
  }
}

extension SVGNode {
  /// Returns the value of an attribute as a fraction of a bounding box.
  func fraction(_ name: String, _ standard: CGFloat) -> CGFloat {
    property(name).flatMap(SVGLength.init)?.points(of: 1) ?? standard
  }
}
