import Foundation
import RasterCore
import RasterPNG

/// The photographs in the gallery's resources, each decoded once.
enum Photos {
  private static let bitmaps: [String: Bitmap] = {
    let names = ["cat", "coffee", "deep-field", "rocket"]
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        read(name).map { (name, $0) }
      })
  }()

  /// The pixels of a photograph, or nil when the gallery was installed without its resources.
  static func bitmap(named name: String) -> Bitmap? { bitmaps[name] }

  private static func read(_ name: String) -> Bitmap? {
    let file = Bundle.module.bundleURL.appendingPathComponent("Resources/Photos/\(name).png")
    return try? PNG.read(file).bitmap
  }
}
