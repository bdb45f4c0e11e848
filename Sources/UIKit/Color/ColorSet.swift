import Foundation
import LayoutCore
import RasterCore

/// A colour in an asset catalogue, with its entries for appearances, contrasts, idioms and gamuts.
struct ColorSet: Sendable {
  private struct Entry: Sendable {
    let conditions: SlotConditions
    let color: UIColor
  }

  private let entries: [Entry]

  /// Reads the contents of a colour's folder; entries without a colour are empty wells in Xcode's
  /// editor (fact AC17).
  init(_ contents: JSONValue) {
    entries = (contents["colors"]?.elements ?? []).compactMap { entry in
      entry["color"].flatMap(CatalogueColor.color).map {
        Entry(conditions: SlotConditions(entry), color: $0)
      }
    }
  }

  /// The colour; nil if no suitable entry contains one.
  ///
  /// The colour is dynamic if there are several entries.
  var color: UIColor? {
    let first = entries.first { $0.conditions.fit(SlotTraits(isLocalized: false)) != nil }
    guard let first else { return nil }
    if entries.count == 1 { return first.color }
    return UIColor { best(for: $0) ?? first.color }
  }

  private func best(for traits: UITraitCollection) -> UIColor? {
    let isLocalized = entries.contains { $0.conditions.locale != nil }
    let traits = SlotTraits(traits, isLocalized: isLocalized)
    var best: (fit: SlotFit, color: UIColor)?
    for entry in entries {
      guard let fit = entry.conditions.fit(traits) else { continue }
      // Of two entries that fit equally well, the first is used.
      if best.map({ $0.fit < fit }) ?? true { best = (fit, entry.color) }
    }
    return best?.color
  }
}

/// A `color` of a catalogue: components in a colour space, or the selector of a system colour.
enum CatalogueColor {
  /// Returns the colour; nil if it has neither components that are numbers nor a known name.
  static func color(_ value: JSONValue) -> UIColor? {
    if let name = value["reference"]?.text { return SystemColors.color(named: name) }
    guard let components = value["components"] else { return nil }
    // The alpha is always from 0 to 1, even if it is written without a decimal point (fact AC14).
    let written = components["alpha"]
    guard let alpha = written == nil ? 1 : written.flatMap(Self.plainNumber) else { return nil }
    if let white = components["white"].flatMap(number) {
      return UIColor(white: white, alpha: alpha)
    }
    let parts = ["red", "green", "blue"].compactMap { components[$0].flatMap(number) }
    guard parts.count == 3 else { return nil }
    let isWide = value["color-space"]?.text == "display-p3"
    return isWide
      ? UIColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      : UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Parses a component written as `0.5`, `128` (of 255) or `0x80` (fact AC13).
  private static func number(_ value: JSONValue) -> CGFloat? {
    guard let text = value.text else { return value.double.map { CGFloat($0) } }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = plainNumber(value) else { return nil }
    return text.contains(".") ? number : number / 255
  }

  private static func plainNumber(_ value: JSONValue) -> CGFloat? {
    guard let text = value.text else { return value.double.map { CGFloat($0) } }
    // Swift also parses "nan" and "inf", which are not valid components.
    guard let number = Double(text), number.isFinite else { return nil }
    return CGFloat(number)
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
  /// Differs from UIKit: colours outside sRGB are cut to its range when they are drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let places = NamedImages.places(of: bundle)
    let folders = places.lazy.compactMap { AssetCatalogue.folder("\(name).colorset", in: $0) }
    let contents = folders.compactMap { AssetCatalogue.contents(of: $0)?.value }.first
    guard let color = contents.flatMap({ ColorSet($0).color }) else {
      MissingAssets.tell(.color, name, in: places)
      return nil
    }
    let resolved = traitCollection.map(color.resolvedColor) ?? color
    self.init(source: resolved.source)
  }
}
