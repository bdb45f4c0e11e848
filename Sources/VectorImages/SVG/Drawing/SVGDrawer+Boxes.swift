import Foundation
import RasterCore

extension SVGDrawer {
  /// Returns the bounding box of an element's geometry in the element's coordinates; the null
  /// rectangle if it has none.
  func measuredBox(of index: Int) throws(VectorImageError) -> CGRect {
    let node = tree.nodes[index]
    let style = style(at: index)
    switch node.name {
    case "g", "a", "svg", "symbol", "switch", "clipPath", "mask":
      return try box(ofChildrenOf: index)
    case "use":
      guard let target = tree.indices[node.reference ?? ""] else { return .null }
      let inner = try follow(to: target, from: index) { () throws(VectorImageError) in
        try self.box(inParentOf: target)
      }
      return inner.offsetBy(
        dx: length(node, "x", .horizontal), dy: length(node, "y", .vertical))
    case "image": return rect(node, style)
    case let name where Self.shapes.contains(name):
      let box = try path(of: index, style).boundingBox
      return box.isInfinite ? .null : box
    default: return .null
    }
  }

  private func box(ofChildrenOf index: Int) throws(VectorImageError) -> CGRect {
    var box = CGRect.null
    for child in tree.nodes[index].children {
      box = box.union(try self.box(inParentOf: child))
    }
    return box
  }

  /// Returns the bounding box of an element in the coordinates of its parent.
  func box(inParentOf index: Int) throws(VectorImageError) -> CGRect {
    let node = tree.nodes[index]
    guard node.property("display") != "none" else { return .null }
    let box = try box(of: index)
    return box.isNull ? box : box.applying(node.transform)
  }

  /// Returns the transform from the unit square to an element's bounding box; nil if the box has no
  /// area.
  func unitTransform(of index: Int) throws(VectorImageError) -> CGAffineTransform? {
    let box = try box(of: index)
    guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
    return CGAffineTransform(
      a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }
}

extension SVGNode {
  /// The element's own transform around its `transform-origin`; the identity if it has none or an
  /// invalid one.
  var transform: CGAffineTransform {
    guard let text = property("transform"), text != "none" else { return .identity }
    let transform = SVGTransformList.transform(text) ?? .identity
    guard let origin = property("transform-origin").flatMap(SVGLength.list), origin.count == 2,
      origin.allSatisfy({ $0.unit == .user || $0.unit == .px })
    else { return transform }
    let (x, y) = (origin[0].value, origin[1].value)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
