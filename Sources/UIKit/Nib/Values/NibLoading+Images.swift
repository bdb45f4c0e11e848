import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Returns the image with the name that an attribute contains, or that an `imageReference`
  /// element configures (facts IB89 and IB90); nil for a `nil` element and if no image is found.
  func image(_ value: InterfaceValue) -> UIImage? {
    if let name = value.text { return image(named: name, isSymbol: nil) }
    guard let fields = value.fields, let name = fields["image"]?.text else { return nil }
    let image = image(named: name, isSymbol: fields["catalog"]?.text == "system")
    let configured = symbolConfiguration(fields).flatMap {
      image?.applyingSymbolConfiguration($0)
    }
    let mode = fields["renderingMode"]?.text.flatMap { Self.renderingModes[$0] }
    return mode.map { (configured ?? image)?.withRenderingMode($0) } ?? configured ?? image
  }

  /// Returns a symbol if `isSymbol` is true or, for nil, if the document marks the name as a
  /// symbol; otherwise an image of the bundle.
  ///
  /// A missing image of the bundle is replaced by a grey box with the size stored in the document;
  /// nil if this size is missing or not from 1 to 4096 points, and for an unknown symbol.
  func image(named name: String, isSymbol: Bool?) -> UIImage? {
    if let kept = file.namedImages[name] { return kept }
    let image = find(name, isSymbol: isSymbol)
    file.namedImages[name] = .some(image)
    return image
  }

  private func find(_ name: String, isSymbol: Bool?) -> UIImage? {
    let stored = file.document.images[name]
    if isSymbol ?? stored?.isSymbol ?? false { return UIImage(systemName: name) }
    if let found = UIImage(named: name, in: bundle, compatibleWith: nil) { return found }
    UIKitLog.warn(
      "Could not load the \"\(name)\" image referenced from a nib in the bundle \(bundle)")
    return stored.flatMap { Self.box(width: $0.width, height: $0.height) }
  }

  /// Returns a grey image that replaces a missing one, so that the layout is preserved; nil unless
  /// both sides are from 1 to 4096 points.
  private static func box(width: Double, height: Double) -> UIImage? {
    let sides = 1.0...4096
    guard sides.contains(width), sides.contains(height) else { return nil }
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(white: 0.5, alpha: 0.3).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the configuration of a symbol; nil if no value is specified.
  func symbolConfiguration(_ fields: [String: InterfaceValue]) -> UIImage.SymbolConfiguration? {
    let scale = fields["scale"] ?? fields["symbolScale"]
    var setting = SymbolSetting()
    setting.scale = scale?.text.flatMap { Self.symbolScales[$0] } ?? .unspecified
    setting.weight = fields["weight"]?.text.flatMap { Self.symbolWeights[$0] } ?? .unspecified
    if let size = fields["pointSize"]?.number {
      setting.size = .points(size)
    } else if let font = fields["fontDescription"].flatMap(font) {
      return .init(font: font, scale: setting.scale)
    }
    return setting == SymbolSetting() ? nil : UIImage.SymbolConfiguration(setting)
  }

  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate,
  ]
  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
