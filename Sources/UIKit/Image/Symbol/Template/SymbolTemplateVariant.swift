import Foundation
import RasterCore
import VectorImages

/// A drawing of a custom symbol in one weight and one scale.
///
/// Coordinates are fractions of the font's size; their origin is at the left edge of the image, on
/// the baseline.
struct SymbolTemplateVariant: Sendable {
  /// The areas to be filled or cut out, in drawing order.
  private(set) var steps: [SymbolStep]
  /// The width of the image.
  private(set) var width: CGFloat

  /// The size of the font in the units of a template document (fact AS14).
  private static let em: CGFloat = 100

  /// Makes a drawing of shapes, whose positions are relative to a template's guides.
  ///
  /// - Parameters:
  ///   - shapes: the shapes of the drawing.
  ///   - layers: the layers of the template.
  ///   - isMulticolor: whether the levels are the layers of the multicolour rendering.
  ///   - baseline: the y coordinate of the baseline's guide.
  ///   - left: the x coordinate of the left margin.
  ///   - right: the x coordinate of the right margin.
  init(
    _ shapes: [SVGPart.Shape], _ layers: SymbolTemplateLayers, isMulticolor: Bool,
    baseline: CGFloat, left: CGFloat, right: CGFloat
  ) {
    let transform = CGAffineTransform(
      a: 1 / Self.em, b: 0, c: 0, d: 1 / Self.em, tx: -left / Self.em, ty: -baseline / Self.em)
    width = max(right - left, 0) / Self.em
    steps = shapes.map { shape in
      SymbolStep(
        action: layers.action(of: shape.classes, isMulticolor: isMulticolor), area: .area,
        path: shape.path.applying(transform),
        level: layers.level(of: shape.classes, isMulticolor: isMulticolor), hasMargin: false,
        rule: shape.rule)
    }
  }

  /// The rectangle around all areas.
  var bounds: CGRect {
    steps.filter(\.isVisible).reduce(CGRect.null) { $0.union($1.path.boundingBox) }
  }

  /// Returns the drawing between this one (0) and another (1) at a fraction; nil if their paths do
  /// not have the same commands.
  func mixed(with other: SymbolTemplateVariant, by fraction: CGFloat) -> SymbolTemplateVariant? {
    guard steps.count == other.steps.count else { return nil }
    var mixed = self
    mixed.width += (other.width - width) * fraction
    for index in steps.indices {
      guard let path = steps[index].path.mixed(with: other.steps[index].path, by: fraction) else {
        return nil
      }
      mixed.steps[index].path = path
    }
    return mixed
  }

  /// Returns the drawing for a scale, made from the drawing for the scale that `letter` names: S, M
  /// or L.
  func scaled(to scale: UIImage.SymbolScale, from letter: String) -> SymbolTemplateVariant {
    let from: UIImage.SymbolScale = letter == "S" ? .small : letter == "L" ? .large : .medium
    let factor = scale.factor / from.factor
    guard factor != 1 else { return self }
    // Symbols of all scales are centred on the middle of capital letters.
    let transform = CGAffineTransform.moving(
      CGPoint(x: 0, y: -SymbolTemplateVariant.middle),
      to: CGPoint(x: 0, y: -SymbolTemplateVariant.middle), scale: factor)
    var scaled = self
    scaled.width *= factor
    scaled.steps = steps.map { $0.placed(transform, level: $0.level) }
    return scaled
  }

  /// The height of the middle of capital letters above the baseline (fact AS14).
  static let middle: CGFloat = 0.3523
}

extension Path {
  /// Returns the path between this one (0) and another (1) at a fraction; nil if they do not have
  /// the same commands.
  fileprivate func mixed(with other: Path, by fraction: CGFloat) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    var mixed: [Element] = []
    for (one, two) in zip(elements, other.elements) {
      switch (one, two) {
      case (.move(let a), .move(let b)): mixed.append(.move(to: mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(to: mix(a, b)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        mixed.append(.quadCurve(to: mix(a, b), control: mix(c, d)))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        mixed.append(.curve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return Path(elements: mixed)
  }
}
