package import Foundation
package import RasterCore

/// An element of an SVG document, drawn separately.
///
/// The coordinates are those inside the root element, before its view box is applied; the guides of
/// symbol templates, such as the baseline, have the same coordinates.
package struct SVGPart: Sendable {
  package let drawing: Drawing
  /// The bounding box of the geometry, without strokes; the null rectangle if there is none.
  package let bounds: CGRect
  /// The shapes inside, in drawing order, for callers that need their outlines.
  package let shapes: [Shape]
  /// The names of parts that are not drawn.
  package let omissions: [String]

  package struct Shape: Sendable {
    /// The outline, in the part's coordinates.
    package let path: Path
    package let rule: FillRule
    /// The classes of the shape and of its ancestors inside the part.
    package let classes: [String]
    package let isFilled: Bool
    package let isStroked: Bool
  }
}

extension SVGDocument {
  /// Returns the `id`s of the elements directly inside an element, in their order; nil if there is
  /// no such element.
  package func identifiers(inside id: String) -> [String]? {
    tree.indices[id].map { index in tree.nodes[index].children.compactMap { tree.nodes[$0]["id"] } }
  }

  /// Returns whether there is an element with an `id`.
  package func contains(_ id: String) -> Bool { tree.indices[id] != nil }

  /// The names of the classes for which style sheets have rules, sorted.
  package var styledClasses: [String] { tree.styles.classes.keys.sorted() }

  /// Returns the value of a property in the rules for a class; nil if there is none.
  package func property(_ name: String, ofClass className: String) -> String? {
    tree.styles.classes[className]?.last { $0.name == name }?.value
  }

  /// Returns the colour of the fill in the rules for a class; nil if there is none.
  package func fill(ofClass className: String) -> Color? {
    property("fill", ofClass: className).flatMap { SVGColor.color($0) }
  }

  /// Returns the value of an attribute of an element; nil if there is none.
  package func attribute(_ name: String, of id: String) -> String? {
    tree.indices[id].flatMap { tree.nodes[$0][name] }
  }

  /// Draws one element with its children.
  ///
  /// - Returns: the drawing of the element; nil if no element has this `id`.
  /// - Throws: an error with the place of an element that refers to itself or exceeds a limit.
  package func part(_ id: String) throws(VectorImageError) -> SVGPart? {
    guard let index = tree.indices[id] else { return nil }
    let drawer = SVGDrawer(tree, file: file)
    drawer.viewport = tree.nodes[0].viewBox?.size ?? size
    let outer = outerTransform(of: index)
    let style = tree.nodes[index].parent.map(drawer.style) ?? SVGStyle()
    let drawing = try drawer.record { canvas throws(VectorImageError) in
      canvas.transform = outer
      try drawer.draw(index, style, on: canvas)
    }
    let box = try drawer.box(inParentOf: index)
    var shapes: [SVGPart.Shape] = []
    try drawer.collect(index, style, outer, [], into: &shapes)
    return SVGPart(
      drawing: drawing, bounds: box.isNull ? box : box.applying(outer), shapes: shapes,
      omissions: drawer.omissions)
  }

  /// Returns the combined transform of all ancestors of an element, without the root's view box.
  private func outerTransform(of index: Int) -> CGAffineTransform {
    var (transform, next) = (CGAffineTransform.identity, tree.nodes[index].parent)
    while let index = next {
      transform = transform.concatenating(tree.nodes[index].transform)
      next = tree.nodes[index].parent
    }
    return transform
  }
}

extension SVGDrawer {
  /// Appends the visible shapes of an element and of its descendants.
  fileprivate func collect(
    _ index: Int, _ outer: SVGStyle, _ transform: CGAffineTransform, _ classes: [String],
    into shapes: inout [SVGPart.Shape]
  ) throws(VectorImageError) {
    let node = tree.nodes[index]
    guard node.property("display") != "none" else { return }
    try spend(index) { $0.depth += 1 }
    let style = outer.inherited(by: node, viewport: viewport)
    let own = node.transform.concatenating(transform)
    let classes = classes + node.classes.map(String.init)
    if Self.shapes.contains(node.name), style.isVisible {
      shapes.append(
        SVGPart.Shape(
          path: try path(of: index, style).applying(own), rule: style.fillRule, classes: classes,
          isFilled: style.fill != .none, isStroked: style.stroke != .none))
    } else if ["g", "a", "svg"].contains(node.name) {
      for child in node.children { try collect(child, style, own, classes, into: &shapes) }
    }
    try spend(index) { $0.depth -= 1 }
  }
}
