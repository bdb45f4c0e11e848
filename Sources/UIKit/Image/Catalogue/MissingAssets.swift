import Basics
import Foundation
import LayoutCore

/// Messages about requested images, colours and data that do not exist or cannot be read; each is
/// logged once.
///
///     no image is called "avatr" in Assets.xcassets; did you mean "avatar"?
package enum MissingAssets {
  /// The kind of an asset, with the extension of its folder in a catalogue.
  enum Kind: String {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
  }

  /// The messages logged so far, in order; shared by all threads.
  package static var told: [String] { messages.withLock { $0 } }

  private static let messages = Mutex<[String]>([])

  /// Logs to the console that a name was not found in the folders of a bundle, once for each
  /// message.
  static func tell(_ kind: Kind, _ name: String, in places: [URL]) {
    tell(message(kind, name, in: places))
  }

  /// Logs a message to the console, unless it has been logged before.
  static func tell(_ message: String) {
    let isNew = messages.withLock { messages in
      guard !messages.contains(message) else { return false }
      messages.append(message)
      return true
    }
    if isNew { UIKitLog.warn(message) }
  }

  /// Logs the first fault of a `Contents.json` to the console, once (fact AC3).
  static func tellFaults(of file: CatalogueFile) {
    guard let fault = file.faults.first else { return }
    let end = file.value == nil ? "; the file is not used" : ""
    tell("\(file.url.path):\(fault.line):\(fault.column): \(fault.problem)\(end)")
  }

  /// Returns the message that an asset is missing, with the most similar existing name, or that it
  /// is not shown, with the reason.
  static func message(_ kind: Kind, _ name: String, in places: [URL]) -> String {
    let catalogues = places.flatMap(AssetCatalogue.catalogues)
    let missing = "no \(kind) is called \"\(name)\""
    guard !catalogues.isEmpty else { return "\(missing), and there is no asset catalogue" }
    let place = Set(catalogues).sorted().joined(separator: " and ")
    let folders = places.lazy.compactMap {
      AssetCatalogue.folder("\(name).\(kind.rawValue)", in: $0)
    }
    if let folder = folders.first {
      return "the \(kind) \"\(name)\" in \(place) is not shown: \(reason(kind, of: folder))"
    }
    let names = places.flatMap { AssetCatalogue.names(of: kind.rawValue, in: $0) }
    // A requested name may contain groups that are not namespaces, so an asset with the last
    // component of the name is suggested first (fact AC2).
    let own = name.split(separator: "/").last.map(String.init) ?? name
    let nearest = names.contains(own) ? own : NearestName.of(name, in: names)
    return "\(missing) in \(place)" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  /// Returns why an asset that exists is not shown.
  static func reason(_ kind: Kind, of folder: URL) -> String {
    guard let file = CatalogueFile(of: folder) else { return "it has no Contents.json" }
    guard let value = file.value else { return "its Contents.json cannot be used" }
    switch kind {
    case .color: return "its Contents.json gives no colour"
    case .data: return "its file is not there"
    case .image:
      let names = ImageSet(value).names
      if names.isEmpty { return "it has no files" }
      let absent = names.filter {
        !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if absent.count == names.count { return "\(absent[0]) is not there" }
      let present = names.filter { !absent.contains($0) }
      let problems = present.map { AssetFile(folder.appendingPathComponent($0)).problem }
      return problems.compactMap(\.?.text).first ?? "no file is for the traits"
    }
  }
}
