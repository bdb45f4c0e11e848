import Foundation
import RasterCore

/// A colour in an asset catalogue, read from its `Contents.json`, with its variant for dark
/// interfaces.
struct ColorSet: Decodable {
  private struct Entry: Decodable {
    struct Appearance: Decodable { var value: String }
    struct Value: Decodable { var components: [String: String]? }

    var color: Value?
    var appearances: [Appearance]?
  }

  private var colors: [Entry]

  /// The colour; nil if the file gives no components, as for a system colour, or they are not
  /// numbers.
  ///
  /// Every colour space is treated as sRGB.
  var color: UIColor? {
    let usual = colors.first { $0.appearances == nil }.flatMap(Self.color)
    let dark = colors.first { $0.appearances?.map(\.value) == ["dark"] }.flatMap(Self.color)
    guard let usual, let dark else { return usual ?? dark }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : usual }
  }

  private static func color(of entry: Entry) -> UIColor? {
    guard let components = entry.color?.components else { return nil }
    guard let alpha = number(components["alpha"] ?? "1.0") else { return nil }
    if let white = components["white"].flatMap(number) {
      return UIColor(white: white, alpha: alpha)
    }
    let numbers = ["red", "green", "blue"].compactMap { components[$0].flatMap(number) }
    guard numbers.count == 3 else { return nil }
    return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }

  /// Parses a component written as `0.5`, `128` (of 255) or `0x80`.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    // Swift also parses "nan" and "inf", which are not valid components.
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
  }
}

extension UIColor {
  /// Finds a colour by its name in the asset catalogues of the main bundle, or returns nil if there
  /// is none.
  ///
  /// The resources of a package's targets, which are next to the program, count as resources of the
  /// main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour by its name in the asset catalogues of a bundle, or returns nil if there is
  /// none.
  ///
  /// Differs from UIKit: a colour has only a light and a dark variant, every colour space is
  /// treated as sRGB, and system colours are not found.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let places = NamedImages.places(of: bundle)
    let folders = places.lazy.compactMap { AssetCatalogue.folder("\(name).colorset", in: $0) }
    let set = folders.compactMap { AssetCatalogue.contents(ColorSet.self, of: $0) }.first
    guard let color = set?.color else {
      MissingAssets.tell(.color, name, in: places)
      return nil
    }
    let resolved = traitCollection.map(color.resolvedColor) ?? color
    self.init(source: resolved.source)
  }
}
