import Foundation
import RasterCore

extension SVGDrawer {
  /// Applies a filter to the content that a closure draws.
  func draw(
    filteredBy id: String, _ index: Int, _ style: SVGStyle, on canvas: Canvas, _ content: Content
  ) throws(VectorImageError) {
    guard let filter = self.index(of: id, named: "filter") else { return try content(canvas) }
    let (source, cost) = try measured(content)
    let region = try region(tree.nodes[filter], of: index, units: "filterUnits")
    let children = tree.nodes[filter].children
    guard let region, !source.isEmpty,
      children.contains(where: { tree.nodes[$0].name.hasPrefix("fe") })
    else { return }
    if tree.nodes[filter]["primitiveUnits"] == "objectBoundingBox" {
      omit("primitiveUnits of <filter>")
    }
    var steps = SVGFilterSteps(
      source: SVGFilterResult(drawing: source, cost: cost, color: nil), region: region, drawer: self
    )
    for child in children {
      let result = try steps.take(child)
      if let problem = Self.excess(result.cost) { throw error(problem, at: child) }
    }
    let result = steps.last
    try spend(index) { $0.commands += max(0, result.cost - cost) }
    canvas.save()
    canvas.clip(to: region)
    canvas.draw(result.drawing)
    canvas.restore()
  }

  private static func excess(_ cost: Int) -> String? {
    var budget = SVGBudget()
    budget.commands = cost
    return budget.problem
  }
}

/// The steps of a filter, from the source graphic to the result of the last step.
struct SVGFilterSteps {
  private let source: SVGFilterResult
  private let region: CGRect
  private let drawer: SVGDrawer
  private var results: [String: SVGFilterResult] = [:]
  private(set) var last: SVGFilterResult

  init(source: SVGFilterResult, region: CGRect, drawer: SVGDrawer) {
    (self.source, self.region, self.drawer, last) = (source, region, drawer, source)
  }

  /// Performs a step, and returns its result.
  mutating func take(_ index: Int) throws(VectorImageError) -> SVGFilterResult {
    let node = drawer.tree.nodes[index]
    guard node.name.hasPrefix("fe") else { return last }
    let result = cut(try result(node, index), node)
    if let name = node["result"] { results[name] = result }
    last = result
    return result
  }

  /// Returns the part of a result inside the rectangle specified by its step.
  private func cut(_ result: SVGFilterResult, _ node: SVGNode) -> SVGFilterResult {
    func side(_ name: String, _ axis: SVGAxis, _ standard: CGFloat) -> CGFloat {
      drawer.lengthIfAny(node, name, axis) ?? standard
    }
    let part = CGRect(
      x: side("x", .horizontal, region.minX), y: side("y", .vertical, region.minY),
      width: max(0, side("width", .horizontal, region.width)),
      height: max(0, side("height", .vertical, region.height)))
    guard part != region else { return result }
    return SVGFilterResult(of: [result], color: result.color) { canvas in
      canvas.clip(to: part)
      canvas.draw(result.drawing)
    }
  }

  private func input(_ name: String?) -> SVGFilterResult {
    switch name {
    case nil: last
    case "SourceGraphic": source
    case "SourceAlpha": source.painted(.black, alpha: 1, in: region)
    case "BackgroundImage", "BackgroundAlpha": .clear
    case let name?: results[name] ?? last
    }
  }

  private func result(_ node: SVGNode, _ index: Int) throws(VectorImageError) -> SVGFilterResult {
    let first = input(node["in"])
    switch node.name {
    case "feFlood": return flood(node)
    case "feOffset": return first.moved(node.number("dx") ?? 0, node.number("dy") ?? 0)
    case "feGaussianBlur": return try blur(first, node, index)
    case "feColorMatrix": return matrix(first, node)
    case "feComponentTransfer": return transfer(first, index)
    case "feComposite": return composite(first, input(node["in2"]), node)
    case "feBlend": return blend(first, input(node["in2"]), node)
    case "feMerge": return merge(index)
    case "feMorphology": return morphology(first, node)
    case "feDropShadow": return try dropShadow(first, node, index)
    default:
      drawer.omit("<\(node.name.prefix(40))>")
      return first
    }
  }

  private func floodColor(_ node: SVGNode, _ standard: Color = .black) -> Color {
    let color = node.property("flood-color").flatMap(SVGColor.color) ?? standard
    return color.withAlpha(color.alpha * Double(node.share("flood-opacity") ?? 1))
  }

  private func flood(_ node: SVGNode) -> SVGFilterResult {
    let color = floodColor(node)
    guard color.alpha > 0 else { return .clear }
    return SVGFilterResult(of: [], color: color.withAlpha(1)) { canvas in
      canvas.fill(region, with: .color(color))
    }
  }

  /// Returns the two numbers of an attribute; if the second is missing, it equals the first.
  private func pair(_ node: SVGNode, _ name: String) -> (CGFloat, CGFloat) {
    var scanner = SVGScanner(node[name] ?? "")
    let x = scanner.nextNumber() ?? 0
    return (x, scanner.nextNumber() ?? x)
  }

  private func blur(
    _ input: SVGFilterResult, _ node: SVGNode, _ index: Int
  ) throws(VectorImageError) -> SVGFilterResult {
    let (x, y) = pair(node, "stdDeviation")
    guard x >= 0, y >= 0, x > 0 || y > 0 else { return input }
    if x == 0 || y == 0 || abs(x - y) > max(x, y) / 4 { drawer.omit("blur along one axis") }
    let deviation = (x * x / 2 + y * y / 2).squareRoot()
    if let color = input.color { return input.blurred(deviation, color) }
    guard let blur = SVGPixelBlur(of: input.drawing, in: region, deviation: deviation) else {
      drawer.omit("<feGaussianBlur>")
      return input
    }
    try drawer.spend(index) { $0.pixels += blur.image.width * blur.image.height }
    return SVGFilterResult(of: []) { canvas in canvas.draw(blur.image, in: blur.frame) }
  }

  private func matrix(_ input: SVGFilterResult, _ node: SVGNode) -> SVGFilterResult {
    let type = node["type"] ?? "matrix"
    guard type == "matrix" else {
      drawer.omit("<feColorMatrix> \(type.prefix(40))")
      return input
    }
    var scanner = SVGScanner(node["values"] ?? "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0")
    var m: [CGFloat] = []
    while m.count < 20, let number = scanner.nextNumber() { m.append(number) }
    guard m.count == 20 else { return input }
    if m == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0] { return input }
    let rows = [0, 5, 10].flatMap { m[$0..<($0 + 4)] } + m[15..<18] + [m[19]]
    // Only matrices that result in one colour and a multiple of alpha are supported.
    guard rows.allSatisfy({ $0 == 0 }), m[18] >= 0 else {
      drawer.omit("<feColorMatrix> of colours")
      return input
    }
    let color = Color(red: Double(m[4]), green: Double(m[9]), blue: Double(m[14]))
    let painted = input.painted(color, alpha: min(m[18], 1), in: region)
    return m[18] > 1 ? painted.transferred(Self.multiples(m[18]), in: region) : painted
  }

  private static func multiples(_ factor: CGFloat) -> [UInt8] {
    (0..<256).map { UInt8(min(CGFloat($0) * factor, 255).rounded()) }
  }

  /// Applies a component transfer that multiplies alpha, the only one that is supported.
  private func transfer(_ input: SVGFilterResult, _ index: Int) -> SVGFilterResult {
    var result = input
    for child in drawer.tree.nodes[index].children {
      let node = drawer.tree.nodes[child]
      guard node.name == "feFuncA", node["type"] == "linear", (node.number("intercept") ?? 0) == 0
      else {
        if node["type"] != "identity" { drawer.omit("<feComponentTransfer>") }
        continue
      }
      let slope = min(max(node.number("slope") ?? 1, 0), 1)
      result = SVGFilterResult(of: [result], color: result.color) { [result] canvas in
        canvas.beginGroup(alpha: slope)
        canvas.draw(result.drawing)
        canvas.endGroup()
      }
    }
    return result
  }

  private func composite(
    _ first: SVGFilterResult, _ second: SVGFilterResult, _ node: SVGNode
  ) -> SVGFilterResult {
    switch node["operator"] ?? "over" {
    case "over": return second.below(first)
    case "in": return first.kept(by: second, .destinationIn)
    case "out": return first.kept(by: second, .destinationOut)
    case "atop": return second.below(first, .sourceAtop)
    case "xor": return second.below(first, .xor)
    case "lighter": return second.below(first, .plusLighter)
    case "arithmetic": return arithmetic(first, second, node)
    default: return first
    }
  }

  /// Combines two results arithmetically; only the coefficients that exporters write are supported.
  private func arithmetic(
    _ first: SVGFilterResult, _ second: SVGFilterResult, _ node: SVGNode
  ) -> SVGFilterResult {
    switch ["k1", "k2", "k3", "k4"].map({ node.number($0) ?? 0 }) {
    // With these coefficients, the part outside an opaque shape remains.
    case [0, -1, 1, 0]: return second.kept(by: first, .destinationOut)
    case [0, 1, -1, 0]: return first.kept(by: second, .destinationOut)
    case [0, 1, 1, 0]: return second.below(first, .plusLighter)
    case [1, 0, 0, 0]: return first.kept(by: second, .destinationIn)
    case [0, 1, 0, 0]: return first
    case [0, 0, 1, 0]: return second
    default:
      drawer.omit("<feComposite> arithmetic")
      return first
    }
  }

  private func blend(
    _ first: SVGFilterResult, _ second: SVGFilterResult, _ node: SVGNode
  ) -> SVGFilterResult {
    let name = node["mode"] ?? "normal"
    if name != "normal", SVGDrawer.blendModes[name] == nil {
      drawer.omit("<feBlend> \(name.prefix(40))")
    }
    return second.below(first, SVGDrawer.blendModes[name] ?? .sourceOver)
  }

  private func merge(_ index: Int) -> SVGFilterResult {
    drawer.tree.nodes[index].children.reduce(.clear) { result, child in
      let node = drawer.tree.nodes[child]
      return node.name == "feMergeNode" ? result.below(input(node["in"])) : result
    }
  }

  private func morphology(_ input: SVGFilterResult, _ node: SVGNode) -> SVGFilterResult {
    let (x, y) = pair(node, "radius")
    guard x >= 0, y >= 0, x > 0 || y > 0 else { return input }
    if node["operator"] == "dilate" { return input.grown(x, y) }
    // The area outside the region is empty, so that a shape also shrinks from the region's border.
    let outside = input.inverse(in: region.insetBy(dx: -x, dy: -y))
    return input.kept(by: outside.grown(x, y), .destinationOut)
  }

  private func dropShadow(
    _ input: SVGFilterResult, _ node: SVGNode, _ index: Int
  ) throws(VectorImageError) -> SVGFilterResult {
    let color = floodColor(node)
    let (x, y) = pair(node, node["stdDeviation"] == nil ? "" : "stdDeviation")
    let deviation = (x * x / 2 + y * y / 2).squareRoot()
    let shadow = input.painted(color, alpha: CGFloat(color.alpha), in: region)
      .moved(node.number("dx") ?? 2, node.number("dy") ?? 2)
      .blurred(node["stdDeviation"] == nil ? 2 : deviation, color)
    return shadow.below(input)
  }
}
