// Mirrors UIImageAsset (iOS 17). Missing: nothing.
internal import Basics
public import Foundation

/// The variants of an image, from which one is chosen by the traits: those of a catalogue, and
/// those that an app registers (fact AC12).
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Registered {
    var traits: UITraitCollection
    var image: UIImage
  }

  private let source: CatalogueSource?
  /// A copy of the image that the asset was made for; it has no reference to the asset, so that
  /// there is no retain cycle.
  private let usual: UIImage?
  private let registered = Mutex<[Registered]>([])

  /// Makes an asset without images.
  public override init() { (source, usual) = (nil, nil) }

  init(_ source: CatalogueSource) { (self.source, usual) = (source, nil) }

  /// Makes the asset of an image that is in no catalogue.
  init(of image: UIImage) { (source, usual) = (nil, image) }

  /// Returns the image for traits; an empty one if the asset has no suitable image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    found(for: traitCollection) ?? UIImage()
  }

  /// Returns the image for the traits of a configuration or, if it has none, for the current
  /// traits.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let image = image(with: configuration.traitCollection ?? UITraitCollection.current)
    return image.isSymbolImage ? image.withConfiguration(configuration) : image
  }

  /// Adds an image, which is used for traits that contain the given ones.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    registered.withLock { images in
      images.removeAll { $0.traits == traitCollection }
      images.append(Registered(traits: traitCollection, image: image))
    }
  }

  /// Adds an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was added for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image that was added for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Whether the image depends on the traits.
  var dependsOnTraits: Bool {
    source?.set.dependsOnTraits == true || registered.withLock { !$0.isEmpty }
  }

  /// Returns the image for traits: of the matching registered images, the one for the most traits;
  /// otherwise the image of the catalogue, or the one that the asset was made for; nil if there is
  /// none.
  func found(for traits: UITraitCollection) -> UIImage? {
    let traits = UIEnvironment.currentTraits.overridden(by: traits)
    let fitting = registered.withLock { images in
      images.filter { traits.containsTraits(in: $0.traits) }
    }
    let best = fitting.max { $0.traits.values.specifiedCount < $1.traits.values.specifiedCount }
    let image = best?.image ?? source?.image(for: traits, of: self) ?? usual
    guard let image, image.variants == nil else { return image }
    return UIImage(image, variants: ImageVariants(of: self))
  }
}

extension UIImage {
  /// The asset with the variants of the image; it is created if the image is not from a catalogue.
  public var imageAsset: UIImageAsset? {
    if let variants { return variants.asset }
    return ownAsset.withLock { asset in
      let found = asset ?? UIImageAsset(of: UIImage(self))
      asset = found
      return found
    }
  }
}
