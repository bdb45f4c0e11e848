import Foundation
import RasterCore

extension SVGDrawer {
  /// The maximum number of elements from which a gradient or pattern inherits attributes.
  private static let chainLimit = 32
  /// The maximum number of stops of a gradient.
  private static let stopLimit = 1024

  /// Returns an element and those to which its `href` refers in turn, from which missing attributes
  /// are inherited.
  func chain(from index: Int, named names: Set<String>) throws(VectorImageError) -> [Int] {
    var (chain, next): ([Int], Int?) = ([], index)
    while let index = next {
      guard !chain.contains(index), chain.count < Self.chainLimit else {
        throw error("<\(tree.nodes[index].name)> refers to itself", at: index)
      }
      chain.append(index)
      next = tree.indices[tree.nodes[index].reference ?? ""].flatMap {
        names.contains(tree.nodes[$0].name) ? $0 : nil
      }
    }
    return chain
  }

  /// Returns the first value of an attribute along a chain of elements; nil if no element has one.
  func value(_ name: String, along chain: [Int]) -> String? {
    for index in chain { if let value = tree.nodes[index].property(name) { return value } }
    return nil
  }

  /// Returns the paint of a gradient for an element that uses it.
  func gradientPaint(
    _ gradient: Int, _ opacity: CGFloat, of index: Int
  ) throws(VectorImageError) -> SVGShapePaint {
    let chain = try chain(from: gradient, named: ["linearGradient", "radialGradient"])
    let stops = stops(along: chain, opacity)
    guard let last = stops.last else { return .none }
    guard stops.count > 1 else { return .paint(.color(last.color)) }
    let isBox = value("gradientUnits", along: chain) != "userSpaceOnUse"
    var transform =
      value("gradientTransform", along: chain).flatMap(SVGTransformList.transform)
      ?? .identity
    if isBox {
      guard let unit = try unitTransform(of: index) else { return .none }
      transform = transform.concatenating(unit)
    }
    let reader = SVGGradientReader(
      whole: isBox ? CGSize(width: 1, height: 1) : viewport, stops: stops
    ) { self.value($0, along: chain) }
    let paint =
      tree.nodes[gradient].name == "linearGradient" ? reader.linear() : reader.radial()
    return .paint(transform == .identity ? paint : .transformed(paint, transform))
  }

  /// Returns the stops of the first gradient in a chain that has any.
  private func stops(along chain: [Int], _ opacity: CGFloat) -> [Gradient.Stop] {
    for index in chain {
      let stops = tree.nodes[index].children.filter { tree.nodes[$0].name == "stop" }
      guard !stops.isEmpty else { continue }
      var (result, last): ([Gradient.Stop], CGFloat) = ([], 0)
      for stop in stops.prefix(Self.stopLimit) {
        last = max(last, tree.nodes[stop].share("offset") ?? 0)
        result.append(Gradient.Stop(color: stopColor(stop, opacity), location: last))
      }
      return result
    }
    return []
  }

  private func stopColor(_ index: Int, _ opacity: CGFloat) -> Color {
    let node = tree.nodes[index]
    let value = node.property("stop-color") ?? "black"
    let color =
      value.lowercased() == "currentcolor"
      ? style(at: index).color : SVGColor.color(value) ?? .black
    let share = node.share("stop-opacity") ?? 1
    return color.withAlpha(color.alpha * Double(share * opacity))
  }
}
