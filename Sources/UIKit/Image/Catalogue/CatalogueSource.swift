import Basics
import Foundation

/// An image set of a catalogue, and the images made from its files.
final class CatalogueSource: Sendable {
  let set: ImageSet
  private let folder: URL
  private let name: String
  private let made = Mutex<[SlotTraits: UIImage]>([:])

  /// Reads the set in a folder; nil if its contents cannot be read.
  init?(_ folder: URL, named name: String) {
    guard let value = AssetCatalogue.contents(of: folder)?.value else { return nil }
    (self.folder, self.name) = (folder, name)
    set = ImageSet(value)
  }

  /// Returns the image for traits; nil if no readable file matches them.
  func image(for traits: UITraitCollection, of asset: UIImageAsset) -> UIImage? {
    let traits = SlotTraits(traits, isLocalized: set.isLocalized)
    if let image = made.withLock({ $0[traits] }) { return image }
    // The files are read without holding the lock, so two threads may both read them.
    let image = file(for: traits).map {
      UIImage($0, named: name, variants: ImageVariants(of: asset))
    }
    if let image { made.withLock { $0[traits] = image } }
    return image
  }

  private func file(for traits: SlotTraits) -> ImageFile? {
    for candidate in set.candidates(for: traits) {
      let url = folder.appendingPathComponent(candidate.name)
      if var file = NamedImages.read(url, scale: candidate.scale, displayScale: traits.scale) {
        file.apply(candidate.image)
        file.apply(set, isMirrored: candidate.isMirrored)
        return file
      }
    }
    return nil
  }
}
