import Foundation
import InterfaceBuilder

extension UIButton.Configuration {
  /// Makes a configuration from the values of a document (fact IB54).
  ///
  /// Differs from UIKit: of an attributed title only the text is shown, in the font and the colour
  /// of its beginning.
  @MainActor init(_ values: [String: InterfaceValue], in loading: NibLoading) {
    self = values["style"]?.text.flatMap { Self.named[$0] } ?? .plain()
    let table = NibTables.buttonConfiguration
    let box = NibBox(self)
    table.set(values, on: box, in: loading)
    self = box.value
  }

  private static var named: [String: UIButton.Configuration] {
    [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
      "borderless": .borderless(), "bordered": .bordered(),
      "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
  }
}

/// A reference to a value, so that a table of properties, which needs an object, can change the
/// value.
final class NibBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension NibTables {
  typealias ConfigurationBox = NibBox<UIButton.Configuration>

  static let buttonConfiguration = NibProperties<ConfigurationBox> { table in
    table.text("title") { $0.value.title = $1 }
    table.text("subtitle") { $0.value.subtitle = $1 }
    table.attributedText("attributedTitle") { $0.setTitle($1) }
    table.image("image") { $0.value.image = $1 }
    table.value("preferredSymbolConfigurationForImage") {
      $0.value.preferredSymbolConfigurationForImage = $1.fields.flatMap($2.symbolConfiguration)
    }
    table.choice("imagePlacement", placements) { $0.value.imagePlacement = $1 }
    table.number("imagePadding") { $0.value.imagePadding = $1 }
    table.number("titlePadding") { $0.value.titlePadding = $1 }
    table.choice("cornerStyle", cornerStyles) { $0.value.cornerStyle = $1 }
    table.choice("buttonSize", buttonSizes) { $0.value.buttonSize = $1 }
    table.choice("titleAlignment", titleAlignments) { $0.value.titleAlignment = $1 }
    table.choice("titleLineBreakMode", lineBreakModes) { $0.value.titleLineBreakMode = $1 }
    table.font("titleFontDescription") { $0.setFont($1, \.title) }
    table.font("subtitleFontDescription") { $0.setFont($1, \.subtitle) }
    table.color("baseForegroundColor") { $0.value.baseForegroundColor = $1 }
    table.color("baseBackgroundColor") { $0.value.baseBackgroundColor = $1 }
    table.value("contentInsets") { box, value, _ in
      value.directionalInsets.map { box.value.contentInsets = $0 }
    }
    table.value("background") { box, value, loading in
      value.fields.map { box.setBackground($0, in: loading) }
    }
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let buttonSizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}

extension NibBox where Value == UIButton.Configuration {
  fileprivate func setFont(
    _ font: UIFont, _ path: WritableKeyPath<UIButton.Configuration.NibFonts, UIFont?>
  ) {
    var fonts = value.nibFonts ?? UIButton.Configuration.NibFonts()
    fonts[keyPath: path] = font
    value.nibFonts = fonts
  }

  fileprivate func setTitle(_ title: NSAttributedString?) {
    value.title = title?.string
    guard let title, title.length > 0 else { return }
    let attributes = title.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { setFont(font, \.title) }
    if let color = attributes[.foregroundColor] as? UIColor { value.baseForegroundColor = color }
  }

  @MainActor fileprivate func setBackground(
    _ values: [String: InterfaceValue], in loading: NibLoading
  ) {
    if let color = values["backgroundColor"].flatMap(loading.color) {
      value.background.backgroundColor = color
    }
    if let color = values["strokeColor"].flatMap(loading.color) {
      value.background.strokeColor = color
    }
    values["cornerRadius"]?.number.map { value.background.cornerRadius = $0 }
    values["strokeWidth"]?.number.map { value.background.strokeWidth = $0 }
    value.background.image = values["image"].flatMap(loading.image)
    values["imageContentMode"]?.text.flatMap { NibTables.contentModes[$0] }
      .map { value.background.imageContentMode = $0 }
  }
}

extension InterfaceObject {
  /// Returns the values of the element with a key, by their names; nil if there is none.
  ///
  /// Documents store the element as a property or as an object.
  func fields(_ key: String) -> [String: InterfaceValue]? {
    properties[key]?.fields ?? keyed[key]?.properties
  }
}
