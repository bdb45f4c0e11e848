import Foundation
import RasterCore
import RasterPNG

/// The pictures of a scene file.
///
/// Each file is read only once.
struct PictureShelf {
  /// The folder to which the names are relative.
  let folder: URL
  /// The folder that must contain the pictures; nil for no restriction.
  let reach: URL?
  private var bitmaps: [String: Bitmap] = [:]
  /// The refused names; an error was recorded for the first use of each.
  private var refused: Set<String> = []

  /// Makes a collection that has not read any pictures yet.
  init(folder: URL, reach: URL? = nil) {
    self.folder = folder
    self.reach = reach?.resolvingSymlinksInPath()
  }

  /// Returns the picture named by a value: a PNG file, whose path is relative to the scene file;
  /// nil if the value is no path, or if the file is outside of `reach` or cannot be read.
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
    // The path is checked before the file is accessed, so that an error does not reveal whether a
    // file outside the permitted folder exists.
    let place = file.absoluteURL.resolvingSymlinksInPath()
    if let reach, !place.pathComponents.starts(with: reach.pathComponents) {
      return cursor.refuse(
        "the image \"\(name)\" is in another folder", expected: "one in \(reach.path)")
    }
    guard !name.isEmpty, FileManager.default.fileExists(atPath: file.path) else {
      return cursor.refuse("the image \"\(name)\" does not exist", expected: Self.expected)
    }
    do {
      // The limit is checked against the header before memory for pixels is reserved.
      return try PNG.read(file, maximumPixels: Self.largest).bitmap
    } catch {
      return cursor.refuse(
        "the image \"\(name)\" cannot be read: \(error)", expected: Self.expected)
    }
  }

  /// The maximum number of pixels of one picture, which take 256 MB when decoded.
  private static let largest = 1 << 26
}
