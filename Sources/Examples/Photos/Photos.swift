package import Basics
import CPhotoFiles
import Foundation
import RasterCore
import RasterPNG

/// The photographs of the examples, each decoded once.
enum Photos {
  private static let bitmaps: [String: Bitmap] = {
    let names = ["cat", "coffee", "deep-field", "rocket"]
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        read(name).map { (name, $0) }
      })
  }()

  /// Returns the pixels of a photograph, or nil if none has the name.
  static func bitmap(named name: String) -> Bitmap? { bitmaps[name] }

  private static func read(_ name: String) -> Bitmap? {
    let path = "\(name).png"
    return EmbeddedFiles.photos.data(at: path).flatMap { try? PNG.read($0, name: path).bitmap }
  }
}

extension EmbeddedFiles {
  /// The photographs, with their licences.
  package static let photos = EmbeddedFiles(photo_files())
}
