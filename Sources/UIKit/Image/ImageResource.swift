// Mirrors ImageResource and ColorResource (iOS 17), which Xcode makes of an asset catalogue.
// Missing: nothing.
public import Foundation

/// An image of an asset catalogue by its name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names an image of a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalogue by its name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour of a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Finds an image of an asset catalogue; without pixels if there is none, which is logged to the
  /// console.
  public convenience init(resource: ImageResource) {
    let scale = UIEnvironment.current.scale
    guard let file = NamedImages.find(resource.name, in: resource.bundle, scale: scale) else {
      MissingAssets.tell(.image, resource.name, in: NamedImages.places(of: resource.bundle))
      self.init()
      return
    }
    self.init(file)
  }
}

extension UIColor {
  /// Finds a colour of an asset catalogue; clear if there is none, which is logged to the console.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(source: (color ?? .clear).source)
  }
}
