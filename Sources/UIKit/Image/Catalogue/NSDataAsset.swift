// Mirrors NSDataAsset (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// The bytes of a data set of an asset catalogue (fact AC35).
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name in the catalogue.
  public let name: String
  /// The bytes of the file.
  public let data: Data
  /// The uniform type identifier in the catalogue; `public.data` if there is none.
  public let typeIdentifier: String

  /// Finds a data set in the catalogues of the main bundle, or returns nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds a data set in the catalogues of a bundle, or returns nil if there is none, which is
  /// logged.
  public init?(name: String, bundle: Bundle) {
    let places = NamedImages.places(of: bundle)
    let folders = places.lazy.compactMap { AssetCatalogue.folder("\(name).dataset", in: $0) }
    guard let folder = folders.first, let found = Self.file(in: folder) else {
      MissingAssets.tell(.data, name, in: places)
      return nil
    }
    self.name = name
    (data, typeIdentifier) = found
  }

  private static func file(in folder: URL) -> (Data, String)? {
    let entries = AssetCatalogue.contents(of: folder)?.value?["data"]?.elements ?? []
    let traits = SlotTraits()
    let fitting = entries.compactMap { entry in
      SlotConditions(entry).fit(traits).map { (fit: $0, entry: entry) }
    }
    for (_, entry) in fitting.sorted(by: { $0.fit > $1.fit }) {
      guard let name = entry["filename"]?.text else { continue }
      let file = folder.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: file) else { continue }
      return (data, entry["universal-type-identifier"]?.text ?? "public.data")
    }
    return nil
  }
}
