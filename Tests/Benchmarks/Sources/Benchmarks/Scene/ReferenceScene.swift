import Foundation
import RasterCore
import RasterPNG

/// The scene that other renderers are measured with, read as `make_scene.py` writes it.
///
/// A list of primitives in pixels: there is no layout left to do.
struct ReferenceScene: Sendable {
  /// One primitive; what an operation has no use for is nil.
  struct Operation: Decodable, Sendable {
    let op: String
    let color: String?
    let x: CGFloat?, y: CGFloat?, w: CGFloat?, h: CGFloat?
    let r: CGFloat?
    let width: CGFloat?
    let src: String?
    let sx: CGFloat?, sy: CGFloat?, sw: CGFloat?, sh: CGFloat?
    let pitch: CGFloat?
    let text: String?
    let size: CGFloat?
    let x0: CGFloat?, y0: CGFloat?, x1: CGFloat?, y1: CGFloat?
    let on: CGFloat?, off: CGFloat?
    let ticks: [[CGFloat]]?
  }

  private struct File: Decodable {
    let width: Int
    let height: Int
    let ops: [Operation]
  }

  let width: Int
  let height: Int
  let operations: [Operation]
  /// The pictures by the names the operations use.
  let images: [String: Bitmap]

  /// Reads `scene.json` and the pictures beside it.
  init(folder: URL) throws {
    let data = try Data(contentsOf: folder.appendingPathComponent("scene.json"))
    let file = try JSONDecoder().decode(File.self, from: data)
    (width, height, operations) = (file.width, file.height, file.ops)
    let names = Set(file.ops.compactMap(\.src))
    images = try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try PNG.read(folder.appendingPathComponent($0)).bitmap)
      })
  }
}
