import Foundation
import RasterCore
import VectorImages

/// The layers of a custom symbol for each rendering, as classes and a style sheet describe them
/// (fact AS14).
///
/// ```
///  class="monochrome-1 multicolor-1:tintColor hierarchical-1:primary"
///
///  .monochrome-1 { -sfsymbols-clear-behind: true }   cut out of what is below
///  .multicolor-0:custom { fill: #5865F2 }            a colour of its own
///  .multicolor-1:systemRedColor { }                  a colour of the system
/// ```
struct SymbolTemplateLayers: Sendable {
  /// The classes whose shapes are cut out of the shapes below them.
  private let clearing: Set<String>
  /// The colours of the layers of the multicolour rendering in their order; nil if it has none.
  let colors: [UIColor]?

  /// Reads the style sheet of a document.
  init(_ document: SVGDocument) {
    let classes = document.styledClasses
    let clearing = Set(
      classes.filter { document.property("-sfsymbols-clear-behind", ofClass: $0) == "true" })
    let painted = classes.filter { !clearing.contains($0) }.compactMap { name in
      Self.number(of: name, in: .multicolor).map { (number: $0, name: name) }
    }
    self.clearing = clearing
    let sorted = painted.sorted { $0.number < $1.number }
    colors = sorted.isEmpty ? nil : sorted.map { Self.color(of: $0.name, document) }
  }

  private enum Rendering: String {
    case monochrome, hierarchical, multicolor
  }

  /// Returns the number of a layer in a class such as `multicolor-1:tintColor`; nil for a class of
  /// another rendering.
  private static func number(of name: String, in rendering: Rendering) -> Int? {
    let prefix = rendering.rawValue + "-"
    guard name.hasPrefix(prefix) else { return nil }
    return Int(name.dropFirst(prefix.count).prefix { $0.isNumber })
  }

  private static func color(of name: String, _ document: SVGDocument) -> UIColor {
    let kind = name.split(separator: ":").dropFirst().first.map(String.init) ?? ""
    if let system = SystemColors.color(named: kind) { return system }
    guard kind != "tintColor", let fill = document.fill(ofClass: name) else { return .systemBlue }
    return UIColor(fill)
  }

  /// Returns the action for a shape with these classes: `paint`, `clear`, which cuts it out of the
  /// shapes below it, or `inset`.
  func action(of classes: [String], isMulticolor: Bool) -> SymbolStep.Action {
    if isMulticolor { return isCleared(classes, in: .multicolor) ? .clear : .paint }
    guard isCleared(classes, in: .monochrome) else { return .paint }
    // `inset` is for a shape that the monochrome rendering cuts out, and the hierarchical rendering
    // paints.
    return isCleared(classes, in: .hierarchical) || !has(.hierarchical, classes) ? .clear : .inset
  }

  /// Returns the level in the hierarchy of a shape with these classes, from 1 (primary) on.
  func level(of classes: [String], isMulticolor: Bool) -> Int {
    if isMulticolor {
      return (classes.lazy.compactMap { Self.number(of: $0, in: .multicolor) }.first ?? 0) + 1
    }
    let names = classes.filter { $0.hasPrefix("hierarchical-") }
    if names.contains(where: { $0.hasSuffix("tertiary") }) { return 3 }
    return names.contains { $0.hasSuffix("secondary") } ? 2 : 1
  }

  private func has(_ rendering: Rendering, _ classes: [String]) -> Bool {
    classes.contains { Self.number(of: $0, in: rendering) != nil }
  }

  private func isCleared(_ classes: [String], in rendering: Rendering) -> Bool {
    classes.contains { name in
      // In the oldest templates, a class with `clear-behind` in its name applies to all renderings.
      if name.contains("clear-behind") { return true }
      return clearing.contains(name) && Self.number(of: name, in: rendering) != nil
    }
  }
}
