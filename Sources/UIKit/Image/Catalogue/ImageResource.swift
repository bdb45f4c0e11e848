// Mirrors ImageResource and ColorResource (iOS 17), which Xcode makes of an asset catalogue.
// Missing: nothing.
public import Foundation

/// The name and bundle of an image in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Makes a reference to an image in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name and bundle of a colour in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Makes a reference to a colour in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Finds an image or a custom symbol in an asset catalogue; if there is none, the image has no
  /// pixels and a message is logged to the console.
  public convenience init(resource: ImageResource) {
    guard let found = NamedImages.image(resource.name, in: resource.bundle, for: nil) else {
      if let symbol = SymbolTemplates.template(resource.name, in: resource.bundle) {
        self.init(symbol, in: nil)
        return
      }
      MissingAssets.tell(.image, resource.name, in: NamedImages.places(of: resource.bundle))
      self.init()
      return
    }
    self.init(found)
  }
}

extension UIColor {
  /// Finds a colour in an asset catalogue; if there is none, the colour is clear and a message is
  /// logged to the console.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(source: (color ?? .clear).source)
  }
}
