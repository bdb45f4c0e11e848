import Foundation
import RasterCore
import RasterPNG

/// The pictures of a scene file, each read once however often it is named.
struct PictureShelf {
  /// The folder that names are relative to.
  let folder: URL
  /// The folder that pictures must be in; nil for anywhere.
  let reach: URL?
  private var bitmaps: [String: Bitmap] = [:]
  /// The names that were refused: each has an error where it comes first.
  private var refused: Set<String> = []

  /// Makes an empty shelf.
  init(folder: URL, reach: URL? = nil) {
    self.folder = folder
    self.reach = reach?.resolvingSymlinksInPath()
  }

  /// Returns the picture that a value names: a PNG beside the scene file.
  mutating func picture(_ cursor: SceneCursor) -> Bitmap? {
    guard let name = cursor.string(Self.expected), !refused.contains(name) else { return nil }
    if let bitmap = bitmaps[name] { return bitmap }
    bitmaps[name] = read(name, cursor)
    if bitmaps[name] == nil { refused.insert(name) }
    return bitmaps[name]
  }

  private static let expected = "a PNG file, its path relative to the scene file"

  private func read(_ name: String, _ cursor: SceneCursor) -> Bitmap? {
    let file = URL(fileURLWithPath: name, relativeTo: folder)
    // Before it is looked for: whether a file is there is nobody's business who may not read it.
    let place = file.absoluteURL.resolvingSymlinksInPath()
    if let reach, !place.pathComponents.starts(with: reach.pathComponents) {
      return cursor.refuse(
        "the image \"\(name)\" is in another folder", expected: "one in \(reach.path)")
    }
    guard !name.isEmpty, FileManager.default.fileExists(atPath: file.path) else {
      return cursor.refuse("the image \"\(name)\" does not exist", expected: Self.expected)
    }
    do {
      // The limit is checked against the header, before memory is reserved for pixels.
      return try PNG.read(file, maximumPixels: Self.largest).bitmap
    } catch {
      return cursor.refuse(
        "the image \"\(name)\" cannot be read: \(error)", expected: Self.expected)
    }
  }

  /// The most pixels of one picture, which are 256 MB once they are decoded.
  private static let largest = 1 << 26
}
