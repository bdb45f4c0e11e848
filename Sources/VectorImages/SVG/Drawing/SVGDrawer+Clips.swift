import Foundation
import RasterCore

extension SVGDrawer {
  /// A part of a clip: a path, and the masks that are applied to it.
  private struct ClipPart {
    let path: Path
    let rule: FillRule
    let masks: [GroupMask]
  }

  /// Clips a canvas to the clip path of an element.
  ///
  /// - Returns: the masks for clips that are not a single path, with which the content must be
  ///   masked; empty if there are none.
  func clip(
    _ index: Int, _ node: SVGNode, on canvas: Canvas
  ) throws(VectorImageError) -> [GroupMask] {
    guard let id = node.property("clip-path").flatMap(SVGPaint.reference),
      let target = self.index(of: id, named: "clipPath")
    else { return [] }
    return try follow(to: target, from: index) { () throws(VectorImageError) in
      try self.clip(to: target, of: index, on: canvas)
    }
  }

  private func clip(
    to target: Int, of index: Int, on canvas: Canvas
  ) throws(VectorImageError) -> [GroupMask] {
    let node = tree.nodes[target]
    var transform = node.transform
    if node["clipPathUnits"] == "objectBoundingBox" {
      guard let unit = try unitTransform(of: index) else { return hide(on: canvas) }
      transform = unit.concatenating(transform)
    }
    let outer = try clip(target, node, on: canvas)
    let parts = try clipParts(of: target, transform)
    if parts.isEmpty { return outer + hide(on: canvas) }
    if let (path, rule) = Self.onePath(parts) {
      canvas.clip(to: path, using: rule)
      return outer
    }
    let union = try record { canvas throws(VectorImageError) in
      for part in parts {
        for mask in part.masks { canvas.beginGroup(mask: mask) }
        canvas.fill(part.path, with: .color(.black), using: part.rule)
        for _ in part.masks { canvas.endGroup() }
        try self.spend(target) { $0.commands += 1 + part.masks.count }
      }
    }
    return outer + [GroupMask(union)]
  }

  /// Clips everything, so that nothing is drawn; returns no masks.
  func hide(on canvas: Canvas) -> [GroupMask] {
    canvas.clip(to: CGRect.zero)
    return []
  }

  /// Returns one path that is the union of parts.
  ///
  /// Returns nil if a part has masks, if the parts have different fill rules or overlapping boxes,
  /// and if there are no parts or more than 64.
  private static func onePath(_ parts: [ClipPart]) -> (Path, FillRule)? {
    guard parts.allSatisfy(\.masks.isEmpty), let first = parts.first else { return nil }
    guard parts.count > 1 else { return (first.path, first.rule) }
    var (path, boxes): (Path, [CGRect]) = (Path(), [])
    for part in parts {
      // If parts overlap, the fill rule could make their common area transparent.
      let box = part.path.controlPointBounds
      guard part.rule == first.rule, parts.count <= 64, !boxes.contains(where: box.intersects)
      else { return nil }
      boxes.append(box)
      path.addPath(part.path)
    }
    return (path, first.rule)
  }

  private func clipParts(
    of target: Int, _ transform: CGAffineTransform
  ) throws(VectorImageError) -> [ClipPart] {
    var parts: [ClipPart] = []
    for child in tree.nodes[target].children {
      if let part = try clipPart(child, style(at: target), transform) { parts.append(part) }
    }
    return parts
  }

  private func clipPart(
    _ index: Int, _ outer: SVGStyle, _ transform: CGAffineTransform
  ) throws(VectorImageError) -> ClipPart? {
    let node = tree.nodes[index]
    let style = outer.inherited(by: node, viewport: viewport)
    guard node.property("display") != "none", style.isVisible else { return nil }
    try spend(index) { $0.commands += 1 }
    let own = node.transform.concatenating(transform)
    if node.name == "use", let target = tree.indices[node.reference ?? ""] {
      let moved = CGAffineTransform(
        translationX: length(node, "x", .horizontal), y: length(node, "y", .vertical))
      return try follow(to: target, from: index) { () throws(VectorImageError) in
        try self.clipPart(target, style, moved.concatenating(own))
      }
    }
    guard Self.shapes.contains(node.name) else {
      if node.name == "text" { omit("<text> in <clipPath>") }
      return nil
    }
    let path = try path(of: index, style)
    try spend(index) { $0.pathElements += path.elements.count }
    let masks = try clipMasks(index, node, own)
    return ClipPart(path: path.applying(own), rule: style.clipRule, masks: masks)
  }

  /// Returns the clip of a part of a clip path as masks.
  private func clipMasks(
    _ index: Int, _ node: SVGNode, _ transform: CGAffineTransform
  ) throws(VectorImageError) -> [GroupMask] {
    guard node.property("clip-path").flatMap(SVGPaint.reference) != nil else { return [] }
    let mask = try record { canvas throws(VectorImageError) in
      canvas.concatenate(transform)
      let inner = try self.clip(index, node, on: canvas)
      for mask in inner { canvas.beginGroup(mask: mask) }
      canvas.fill(try self.box(of: index).insetBy(dx: -1, dy: -1), with: .color(.black))
      for _ in inner { canvas.endGroup() }
    }
    return [GroupMask(mask)]
  }
}
