import Foundation
import RasterCore
import RasterPNG

/// The pictures of a scene file, each read once however often it is named.
struct PictureShelf {
  /// The folder that names are relative to.
  let folder: URL
  /// The folder that pictures must lie in; nil for anywhere.
  let reach: URL?
  private var bitmaps: [String: Bitmap] = [:]

  /// Makes an empty shelf.
  init(folder: URL, reach: URL? = nil) {
    self.folder = folder
    self.reach = reach?.resolvingSymlinksInPath()
  }

  /// Returns the picture that a value names: a PNG beside the scene file.
  mutating func picture(_ cursor: SceneCursor) throws(SceneError) -> Bitmap {
    let expected = "a PNG file, its path relative to the scene file"
    let name = try cursor.string(expected)
    if let bitmap = bitmaps[name] { return bitmap }
    let file = URL(fileURLWithPath: name, relativeTo: folder)
    // Before it is looked for: whether a file is there is nobody's business who may not read it.
    let place = file.absoluteURL.resolvingSymlinksInPath()
    if let reach, !place.pathComponents.starts(with: reach.pathComponents) {
      throw cursor.error("the image \"\(name)\" lies elsewhere", expected: "one in \(reach.path)")
    }
    guard !name.isEmpty, FileManager.default.fileExists(atPath: file.path) else {
      throw cursor.error("the image \"\(name)\" does not exist", expected: expected)
    }
    do {
      // The limit is checked against the header, before memory is reserved for pixels.
      let bitmap = try PNG.read(file, maximumPixels: Self.largest).bitmap
      bitmaps[name] = bitmap
      return bitmap
    } catch {
      throw cursor.error("the image \"\(name)\" cannot be read: \(error)", expected: expected)
    }
  }

  /// The most pixels of one picture, which are 256 MB once they are decoded.
  private static let largest = 1 << 26
}
