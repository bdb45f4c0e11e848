import Basics
import Foundation
import VectorImages

/// The custom symbols of asset catalogues that were read so far, shared by all threads.
enum SymbolTemplates {
  private struct Contents: Decodable {
    struct Entry: Decodable { var filename: String? }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "symbol-rendering-intent" }
    }

    var symbols: [Entry]
    var properties: Properties?
  }

  private static let read = Mutex<[URL: SymbolTemplate?]>([:])

  /// Returns the custom symbol with a name in the asset catalogues of a folder; nil if there is
  /// none or its document cannot be read, which is logged once.
  static func template(_ name: String, in place: URL) -> SymbolTemplate? {
    guard let folder = AssetCatalogue.folder("\(name).symbolset", in: place) else { return nil }
    if let known = read.withLock({ $0[folder] }) { return known }
    let template = load(name, in: folder)
    return read.withLock { templates in
      // Two threads may both read the document; the template stored first is used for the images of
      // both.
      if let known = templates[folder] { return known }
      templates[folder] = .some(template)
      return template
    }
  }

  /// Returns the custom symbol with a name in a bundle; nil means the main bundle.
  static func template(_ name: String, in bundle: Bundle?) -> SymbolTemplate? {
    NamedImages.places(of: bundle).lazy.compactMap { template(name, in: $0) }.first
  }

  private static func load(_ name: String, in folder: URL) -> SymbolTemplate? {
    do throws(AssetPicture.Failure) {
      return try document(name, in: folder)
    } catch {
      UIKitLog.warn("The symbol \(name) is not drawn: \(error)")
      return nil
    }
  }

  /// Reads the document of a symbol's folder.
  ///
  /// - Throws: an error that names the reason and the path, if the folder has no valid
  ///   `Contents.json` or contains no document, or if the document has no drawing or is damaged.
  static func document(
    _ name: String, in folder: URL
  ) throws(AssetPicture.Failure) -> SymbolTemplate {
    let path = folder.path
    guard let list = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: list)
    else { throw AssetPicture.Failure(description: "\(path) has no list of symbols") }
    guard let file = contents.symbols.lazy.compactMap(\.filename).first else {
      throw AssetPicture.Failure(description: "\(path) names no file")
    }
    let url = folder.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else {
      throw AssetPicture.Failure(description: "\(path): \(file) is not there")
    }
    do throws(VectorImageError) {
      let prefersMulticolor = contents.properties?.intent == "multicolor"
      let template = try SymbolTemplate(data, named: name, prefersMulticolor: prefersMulticolor)
      if let template { return template }
    } catch {
      throw AssetPicture.Failure(description: ImageFile.words(of: error, url.path))
    }
    throw AssetPicture.Failure(description: "\(url.path) has no drawing of a symbol")
  }
}
