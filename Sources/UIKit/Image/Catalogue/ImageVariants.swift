import Basics

/// The asset of an image, and the changes made to the image, which are also made to the asset's
/// images for other traits (facts H36, AC11).
struct ImageVariants: Sendable {
  typealias Change = @Sendable (inout UIImage.Style) -> Void

  let asset: UIImageAsset
  private var changes: [Change] = []

  /// Makes the variants of an asset, without changes.
  init(of asset: UIImageAsset) { self.asset = asset }

  /// Returns the variants with a further change of the style, which is applied to each image.
  func adding(_ change: @escaping Change) -> ImageVariants {
    var variants = self
    variants.changes.append(change)
    return variants
  }

  /// Returns the asset's image for traits with the changes applied; nil if the asset has no image
  /// for them.
  func image(for traits: UITraitCollection) -> UIImage? {
    guard let image = asset.found(for: traits) else { return nil }
    if changes.isEmpty { return image }
    var style = image.style
    for change in changes { change(&style) }
    return UIImage(image, style: style, variants: self)
  }
}

extension UIImage {
  /// The variants of the asset that was made for the image; nil if there is none.
  var ownVariants: ImageVariants? {
    ownAsset.withLock { $0.map(ImageVariants.init(of:)) }
  }

  /// Returns the image of the same asset for other traits, with the changes made to this image; nil
  /// if the asset does not depend on traits, or has no image for them.
  func variant(for traits: UITraitCollection) -> UIImage? {
    guard let variants = variants ?? ownVariants, variants.asset.dependsOnTraits else {
      return nil
    }
    return variants.image(for: traits)
  }
}
