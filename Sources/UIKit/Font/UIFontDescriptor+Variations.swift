// Mirrors the variation attributes of Core Text (iOS 17). Missing: the names of axes.
import Foundation
import RasterText

/// The attribute with the positions on the axes of a variable font (fact SR11).
///
/// Its value is a dictionary: a key is the tag of an axis as a number, such as `0x77676874` for
/// `wght`, and its value is the position on this axis.
public let kCTFontVariationAttribute = "NSCTFontVariationAttribute"

extension UIFontDescriptor.AttributeName {
  /// The positions on the axes of a variable font.
  static let variation = Self(rawValue: kCTFontVariationAttribute)
}

extension UIFontDescriptor {
  /// The positions on the axes that the attributes specify, in the order of the axes' tags.
  var variations: [FontVariation] {
    let values = fontAttributes[.variation] as? [AnyHashable: Any] ?? [:]
    return values.compactMap { key, value in
      guard let axis = number(key.base).flatMap({ UInt32(exactly: $0) }), let value = number(value)
      else { return nil }
      return FontVariation(axis: axis, value: Double(value))
    }.sorted { $0.axis < $1.axis }
  }

  /// Returns the value of the attribute `variation`: the positions on the axes of a variable font,
  /// keyed by the axes' tags as numbers.
  static func attribute(of variations: [FontVariation]) -> [AnyHashable: Any] {
    Dictionary(
      variations.map { (AnyHashable(Int($0.axis)), $0.value as Any) }, uniquingKeysWith: { $1 })
  }

  /// Returns the font of the same registered family with a weight: a file with exactly this weight,
  /// or the variable font at this weight (fact SR11), or the file with the closest weight.
  ///
  /// A font of iOS is returned unchanged.
  func weighted(_ face: NamedFace, _ weight: UIFont.Weight) -> NamedFace {
    guard let file = face.file, face.weight != weight else { return face }
    let fonts = NamedFace.fonts(of: face.family).compactMap { NamedFace(named: $0) }
    if let exact = fonts.first(where: { $0.weight == weight && !$0.isSlanted }) { return exact }
    if file.axes.contains(where: { $0.tag == FontVariation.weight }) {
      return face.varied(by: [FontVariation(weight: weight.axisPosition)])
    }
    func distance(_ other: NamedFace) -> CGFloat { abs(other.weight.rawValue - weight.rawValue) }
    return fonts.filter { !$0.isSlanted }.min { distance($0) < distance($1) } ?? face
  }
}

extension NamedFace {
  var isSlanted: Bool { ["Italic", "Oblique"].contains(where: name.contains) }
}

extension UIFont.Weight {
  /// The position on a variable font's axis of weights: 400 for regular, 700 for bold.
  var axisPosition: Double {
    let known: [(weight: CGFloat, position: Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    guard let above = known.firstIndex(where: { $0.weight >= rawValue }) else { return 900 }
    guard above > 0 else { return 100 }
    let (low, high) = (known[above - 1], known[above])
    let part = Double((rawValue - low.weight) / (high.weight - low.weight))
    return low.position + part * (high.position - low.position)
  }
}
