import Basics
import Foundation
import LayoutCore

/// The report of requested images and colours that do not exist, each logged once.
///
///     no image is called "avatr" in Assets.xcassets; did you mean "avatar"?
package enum MissingAssets {
  /// The kind of an asset, with the extension of its folder in a catalogue.
  enum Kind: String {
    case image = "imageset"
    case color = "colorset"
  }

  /// The messages logged so far, in order; shared by all threads.
  package static var told: [String] { messages.withLock { $0 } }

  private static let messages = Mutex<[String]>([])

  /// Logs to the console that a name was not found in the folders of a bundle, once for each
  /// message.
  static func tell(_ kind: Kind, _ name: String, in places: [URL]) {
    let message = message(kind, name, in: places)
    let isNew = messages.withLock { messages in
      guard !messages.contains(message) else { return false }
      messages.append(message)
      return true
    }
    if isNew { UIKitLog.warn(message) }
  }

  /// Returns the message, with the catalogues searched and the most similar existing name.
  static func message(_ kind: Kind, _ name: String, in places: [URL]) -> String {
    let catalogues = places.flatMap(AssetCatalogue.catalogues)
    let missing = "no \(kind) is called \"\(name)\""
    guard !catalogues.isEmpty else { return "\(missing), and there is no asset catalogue" }
    let names = places.flatMap { AssetCatalogue.names(of: kind.rawValue, in: $0) }
    let place = Set(catalogues).sorted().joined(separator: " and ")
    if names.contains(name) {
      let reason =
        kind == .image ? "only PNG and JPEG files are read" : "its Contents.json cannot be used"
      return "the \(kind) \"\(name)\" in \(place) is not shown: \(reason)"
    }
    let nearest = NearestName.of(name, in: names)
    return "\(missing) in \(place)" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
  }
}
