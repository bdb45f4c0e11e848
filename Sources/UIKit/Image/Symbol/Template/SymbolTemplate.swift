import Foundation
import RasterCore
import VectorImages

/// A custom symbol: an SVG document with a drawing for each weight and scale, or for three weights
/// between which the others are interpolated (facts AS14 and AS19).
///
///     Regular-S     the drawing of a weight and a scale, in the group Symbols
///     Baseline-S    the baseline of text at the scale; Capline-S: the top of its capitals
///     left-margin-Regular-S, right-margin-Regular-S     the left and right edges of the image
final class SymbolTemplate: Sendable {
  let name: String
  private let document: SVGDocument
  /// The layers and colours of the symbol for each rendering, such as multicolour.
  let layers: SymbolTemplateLayers
  /// Whether the symbol set requests the multicolour rendering unless a configuration specifies
  /// another.
  let prefersMulticolor: Bool
  /// The names of the drawings.
  private let variants: Set<String>

  /// Reads a document; nil if it has no drawing.
  init?(
    _ data: Data, named name: String, prefersMulticolor: Bool = false
  ) throws(VectorImageError) {
    document = try SVGDocument(data, name: name)
    layers = SymbolTemplateLayers(document)
    self.prefersMulticolor = prefersMulticolor
    variants = Set(document.identifiers(inside: "Symbols") ?? []).intersection(Self.allVariants)
    self.name = name
    if variants.isEmpty { return nil }
  }

  /// Returns the drawing of a weight and a scale; nil if no drawing can be read.
  ///
  /// If the document does not contain the drawing, it is interpolated or scaled from others, or the
  /// one with the nearest weight is used.
  func variant(
    _ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale, isMulticolor: Bool = false
  ) -> SymbolTemplateVariant? {
    func read(_ weight: UIImage.SymbolWeight, _ letter: String) -> SymbolTemplateVariant? {
      drawing(weight, letter, isMulticolor: isMulticolor)
    }
    for letter in [scale.letter, "S", "M", "L"] {
      if let own = read(weight, letter) { return own.scaled(to: scale, from: letter) }
      if let mixed = interpolated(weight, { read($0, letter) }) {
        return mixed.scaled(to: scale, from: letter)
      }
    }
    return nearest(weight, read)
  }

  private func interpolated(
    _ weight: UIImage.SymbolWeight, _ read: (UIImage.SymbolWeight) -> SymbolTemplateVariant?
  ) -> SymbolTemplateVariant? {
    guard let regular = read(.regular), let other = read(weight.rawValue < 4 ? .ultraLight : .black)
    else { return nil }
    let middle = UIImage.SymbolWeight.regular.stroke
    let end = (weight.rawValue < 4 ? UIImage.SymbolWeight.ultraLight : .black).stroke
    return regular.mixed(with: other, by: (weight.stroke - middle) / (end - middle))
  }

  /// Returns the drawing whose weight is nearest, in any scale; nil if no drawing can be read.
  private func nearest(
    _ weight: UIImage.SymbolWeight,
    _ read: (UIImage.SymbolWeight, String) -> SymbolTemplateVariant?
  ) -> SymbolTemplateVariant? {
    let weights = UIImage.SymbolWeight.drawn.sorted {
      abs($0.rawValue - weight.rawValue) < abs($1.rawValue - weight.rawValue)
    }
    for weight in weights {
      for letter in ["M", "S", "L"] {
        if let variant = read(weight, letter) { return variant }
      }
    }
    return nil
  }

  private func drawing(
    _ weight: UIImage.SymbolWeight, _ letter: String, isMulticolor: Bool
  ) -> SymbolTemplateVariant? {
    let id = "\(weight.templateName)-\(letter)"
    guard variants.contains(id), let part = try? document.part(id), !part.bounds.isNull,
      let baseline = guide("Baseline-\(letter)")?.midY
    else { return nil }
    let left = guide("left-margin-\(id)") ?? guide("left-margin")
    let right = guide("right-margin-\(id)") ?? guide("right-margin")
    return SymbolTemplateVariant(
      part.shapes, layers, isMulticolor: isMulticolor, baseline: baseline,
      left: left?.midX ?? part.bounds.minX, right: right?.midX ?? part.bounds.maxX)
  }

  private func guide(_ id: String) -> CGRect? {
    (try? document.part(id)).flatMap { $0.bounds.isNull ? nil : $0.bounds }
  }

  private static let allVariants = Set(
    UIImage.SymbolWeight.drawn.flatMap { weight in
      ["S", "M", "L"].map { "\(weight.templateName)-\($0)" }
    })
}

extension SymbolTemplate: Hashable {
  static func == (one: SymbolTemplate, other: SymbolTemplate) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIImage.SymbolWeight {
  /// All weights that are drawn, from ultra-light to black.
  static let drawn = (1...9).compactMap { UIImage.SymbolWeight(rawValue: $0) }

  /// The weight in the names of a template's groups.
  fileprivate var templateName: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .unspecified: "Regular"
    default: "\(self)".capitalized
    }
  }
}

extension UIImage.SymbolScale {
  /// The scale in the names of a template's groups.
  fileprivate var letter: String {
    switch self {
    case .small: "S"
    case .large: "L"
    case .default, .unspecified, .medium: "M"
    }
  }
}
