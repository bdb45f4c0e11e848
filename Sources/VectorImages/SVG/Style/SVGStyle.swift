import Foundation
import RasterCore

/// The inherited properties of an element.
struct SVGStyle: Sendable {
  var color = Color.black
  var fill = SVGPaint.color(.black)
  var stroke = SVGPaint.none
  var fillOpacity: CGFloat = 1, strokeOpacity: CGFloat = 1
  var fillRule = FillRule.nonZero, clipRule = FillRule.nonZero
  var strokeWidth = SVGLength(1)
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter
  var miterLimit: CGFloat = 4
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(0)
  var isVisible = true
  /// Whether the stroke is drawn below the fill.
  var strokesFirst = false
  var fontSize: CGFloat = 16
  var fontWeight = 400
  var isMonospaced = false
  var letterSpacing = SVGLength(0)
  /// The fraction of a text's width that is before its position: 0 for `start`, ½ for `middle`, 1
  /// for `end`.
  var textAnchor: CGFloat = 0
  /// The markers at the first point, at the points between, and at the last point.
  var markers: [String?] = [nil, nil, nil]
  /// The maximum number of dashes and gaps of one pattern.
  private static let dashLimit = 256

  /// Returns the properties of a child element: those that the child sets itself, and the values of
  /// this style for all others.
  func inherited(by node: SVGNode, viewport: CGSize) -> SVGStyle {
    var style = self
    guard !node.attributes.isEmpty else { return style }
    style.readColors(node)
    style.readStroke(node)
    style.readText(node, viewport)
    if let value = node.property("visibility") { style.isVisible = value == "visible" }
    style.readMarkers(node)
    return style
  }

  private mutating func readColors(_ node: SVGNode) {
    if let value = node.property("color"), let color = SVGColor.color(value) { self.color = color }
    if let value = node.property("fill").flatMap(SVGPaint.init) { fill = value }
    if let value = node.property("stroke").flatMap(SVGPaint.init) { stroke = value }
    if let value = node.share("fill-opacity") { fillOpacity = value }
    if let value = node.share("stroke-opacity") { strokeOpacity = value }
    if let value = node.property("fill-rule") {
      fillRule = value == "evenodd" ? .evenOdd : .nonZero
    }
    if let value = node.property("clip-rule") {
      clipRule = value == "evenodd" ? .evenOdd : .nonZero
    }
    if let value = node.property("paint-order") { strokesFirst = Self.strokesFirst(value) }
  }

  private static func strokesFirst(_ order: String) -> Bool {
    let first = order.split(whereSeparator: \.isWhitespace).first { $0 != "markers" }
    return first == "stroke"
  }

  private mutating func readStroke(_ node: SVGNode) {
    if let value = node.property("stroke-width").flatMap(SVGLength.init), value.value >= 0 {
      strokeWidth = value
    }
    switch node.property("stroke-linecap") {
    case "butt": cap = .butt
    case "round": cap = .round
    case "square": cap = .square
    default: break
    }
    switch node.property("stroke-linejoin") {
    case "miter", "miter-clip", "arcs": join = .miter
    case "round": join = .round
    case "bevel": join = .bevel
    default: break
    }
    if let value = node.number("stroke-miterlimit"), value >= 1 { miterLimit = value }
    if let value = node.property("stroke-dasharray") {
      dashes = value == "none" ? [] : Self.dashes(value) ?? dashes
    }
    if let value = node.property("stroke-dashoffset").flatMap(SVGLength.init) { dashOffset = value }
  }

  /// Parses the lengths of dashes; nil if one is negative or not valid, or there are too many.
  private static func dashes(_ text: String) -> [SVGLength]? {
    guard let lengths = SVGLength.list(text), lengths.count <= dashLimit,
      lengths.allSatisfy({ $0.value >= 0 })
    else { return nil }
    return lengths
  }

  private mutating func readText(_ node: SVGNode, _ viewport: CGSize) {
    if let value = node.property("font-size").flatMap(SVGLength.init), value.value >= 0 {
      fontSize = value.points(of: fontSize, fontSize: fontSize)
    }
    switch node.property("font-weight") {
    case "normal": fontWeight = 400
    case "bold": fontWeight = 700
    case let value?: fontWeight = Int(value).map { min(max($0, 100), 900) } ?? fontWeight
    case nil: break
    }
    if let value = node.property("font-family") {
      isMonospaced = value.lowercased().contains("mono") || value.contains("Courier")
    }
    if let value = node.property("letter-spacing") {
      letterSpacing = SVGLength(value) ?? SVGLength(0)
    }
    switch node.property("text-anchor") {
    case "start": textAnchor = 0
    case "middle": textAnchor = 0.5
    case "end": textAnchor = 1
    default: break
    }
  }

  private mutating func readMarkers(_ node: SVGNode) {
    if let value = node.property("marker") {
      markers = Array(repeating: SVGPaint.reference(value), count: 3)
    }
    for (index, place) in ["start", "mid", "end"].enumerated() {
      guard let value = node.property("marker-\(place)") else { continue }
      markers[index] = SVGPaint.reference(value)
    }
  }
}

extension SVGNode {
  /// Returns the value of a property without surrounding white space; nil if there is none, or if
  /// it is empty or `inherit`.
  func property(_ name: String) -> String? {
    guard let value = attributes[name]?.trimmingBlanks, !value.isEmpty, value != "inherit" else {
      return nil
    }
    return value
  }

  /// Returns the value of a property as a number; nil if it is not a number.
  func number(_ name: String) -> CGFloat? {
    guard let length = property(name).flatMap(SVGLength.init), length.unit == .user else {
      return nil
    }
    return length.value
  }

  /// Returns the value of a property, a number or a percentage, as a fraction from 0 to 1; nil for
  /// any other value.
  func share(_ name: String) -> CGFloat? {
    guard let length = property(name).flatMap(SVGLength.init) else { return nil }
    switch length.unit {
    case .user: return min(max(length.value, 0), 1)
    case .percent: return min(max(length.value / 100, 0), 1)
    default: return nil
    }
  }
}
