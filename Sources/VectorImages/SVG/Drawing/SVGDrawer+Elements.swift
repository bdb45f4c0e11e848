import Foundation
import RasterCore

extension SVGDrawer {
  /// The elements that are drawn only when others refer to them, and those with information about
  /// the document.
  private static let hidden: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "script", "clipPath", "mask", "linearGradient",
    "radialGradient", "pattern", "marker", "symbol", "filter", "stop", "view", "cursor",
    "color-profile", "font", "font-face", "solidColor", "hatch",
  ]

  /// The animation elements, which change others over time.
  private static let animations: Set<String> = [
    "animate", "animateTransform", "animateMotion", "animateColor", "set", "discard",
  ]

  /// The names of the elements that have a path.
  static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// Draws an element and all elements inside.
  func draw(_ index: Int, _ outer: SVGStyle, on canvas: Canvas) throws(VectorImageError) {
    let node = tree.nodes[index]
    guard !Self.hidden.contains(node.name), node.property("display") != "none",
      node.isInLanguage
    else { return }
    if Self.animations.contains(node.name) { return omit("<\(node.name)>") }
    try spend(index) {
      $0.commands += 1
      $0.depth += 1
    }
    defer { leave(index) }
    let style = outer.inherited(by: node, viewport: viewport)
    try composite(index, style, on: canvas) { canvas, opacity throws(VectorImageError) in
      try self.drawContent(index, style, opacity, on: canvas)
    }
  }

  private func leave(_ index: Int) {
    // `spend` cannot throw an error here, because reducing the depth exceeds no limit.
    try? spend(index) { $0.depth -= 1 }
  }

  private func drawContent(
    _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, on canvas: Canvas
  ) throws(VectorImageError) {
    let node = tree.nodes[index]
    switch node.name {
    case "g", "a": try drawChildren(of: index, style, on: canvas)
    case "svg": try drawViewport(index, style, nil, on: canvas)
    case "switch": try drawFirst(of: index, style, on: canvas)
    case "use": try drawUse(index, style, on: canvas)
    case "image": try drawImage(index, style, opacity, on: canvas)
    case "text": try drawText(index, style, opacity, on: canvas)
    case "foreignObject":
      omit(
        node["style"]?.contains("backdrop-filter") == true ? "background blur" : "<foreignObject>")
    case let name where Self.shapes.contains(name):
      try drawShape(index, style, opacity, on: canvas)
    default: omit("<\(node.name.prefix(40))>")
    }
  }

  /// Draws the elements inside an element.
  func drawChildren(
    of index: Int, _ style: SVGStyle, on canvas: Canvas
  ) throws(VectorImageError) {
    for child in tree.nodes[index].children { try draw(child, style, on: canvas) }
  }

  /// Draws the first element inside a `switch` whose conditions are met, except for
  /// `foreignObject`.
  private func drawFirst(
    of index: Int, _ style: SVGStyle, on canvas: Canvas
  ) throws(VectorImageError) {
    let first = tree.nodes[index].children.first { child in
      let node = tree.nodes[child]
      return node["requiredExtensions"]?.isEmpty != false && node.name != "foreignObject"
        && node.isInLanguage
    }
    if let first { try draw(first, style, on: canvas) }
  }

  /// Draws the element that a `use` refers to.
  private func drawUse(
    _ index: Int, _ style: SVGStyle, on canvas: Canvas
  ) throws(VectorImageError) {
    let node = tree.nodes[index]
    guard let id = node.reference else {
      if node["href"]?.isEmpty == false { omit("<use> of another file") }
      return
    }
    guard let target = tree.indices[id] else { return }
    let (x, y) = (length(node, "x", .horizontal), length(node, "y", .vertical))
    try follow(to: target, from: index) { () throws(VectorImageError) in
      canvas.save()
      defer { canvas.restore() }
      canvas.translate(x: x, y: y)
      switch tree.nodes[target].name {
      case "symbol", "svg":
        // The `use` that refers to the element sets the size of the element's viewport.
        let inner = style.inherited(by: tree.nodes[target], viewport: viewport)
        try composite(target, inner, on: canvas) { canvas, _ throws(VectorImageError) in
          try self.drawViewport(target, inner, node, on: canvas)
        }
      default: try draw(target, style, on: canvas)
      }
    }
  }

  /// Draws the children of an `svg` or a `symbol` in the element's viewport.
  ///
  /// The size of `user`, the `use` that refers to the element, takes precedence.
  private func drawViewport(
    _ index: Int, _ style: SVGStyle, _ user: SVGNode?, on canvas: Canvas
  ) throws(VectorImageError) {
    let node = tree.nodes[index]
    func side(_ name: String, _ axis: SVGAxis) -> CGFloat {
      let source = user?[name] == nil ? node : user ?? node
      return source[name] == nil
        ? axis.whole(of: viewport) : length(source, name, axis, fontSize: style.fontSize)
    }
    let isSymbol = node.name == "symbol"
    let frame = CGRect(
      x: isSymbol ? 0 : length(node, "x", .horizontal),
      y: isSymbol ? 0 : length(node, "y", .vertical), width: side("width", .horizontal),
      height: side("height", .vertical))
    guard frame.width > 0, frame.height > 0 else { return }
    canvas.save()
    defer { canvas.restore() }
    if node.isCut { canvas.clip(to: frame) }
    let outer = viewport
    defer { viewport = outer }
    try enter(node, frame, on: canvas)
    try drawChildren(of: index, style, on: canvas)
  }

  /// Applies the transform from an element's view box to its frame, and sets the viewport.
  func enter(_ node: SVGNode, _ frame: CGRect, on canvas: Canvas) throws(VectorImageError) {
    guard let box = node.viewBox else {
      canvas.translate(x: frame.minX, y: frame.minY)
      viewport = frame.size
      return
    }
    let ratio = node["preserveAspectRatio"].map(SVGAspectRatio.init) ?? SVGAspectRatio()
    canvas.concatenate(ratio.transform(from: box, to: frame) ?? .identity)
    viewport = box.size
  }
}

extension SVGNode {
  /// Whether the element is meant for English or for all languages.
  var isInLanguage: Bool {
    let languages = attributes["systemLanguage"]?.split { $0 == "," || $0.isWhitespace }
    return languages?.contains { $0.hasPrefix("en") } != false
  }

  /// Whether content outside the element's viewport is clipped.
  var isCut: Bool { !["visible", "auto"].contains(property("overflow")) }

  /// The view box; nil if there is none, or if it is empty or not valid.
  var viewBox: CGRect? {
    guard let text = attributes["viewBox"] else { return nil }
    var scanner = SVGScanner(text)
    var numbers: [CGFloat] = []
    while numbers.count < 4, let number = scanner.nextNumber() { numbers.append(number) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
      numbers.allSatisfy({ abs($0) < 1e9 })
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
